import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Disclosure } from '../../../../components/Disclosure';
import { countOf } from '../../../../texts/en/format';
import { touchRow } from '../../../../theme/targets';

interface SourceListProps {
  /** Source URLs, in the order of their numbers. */
  sources: readonly string[];
}

/** Numbered list of the sources in the table. In print, it's the only place that shows their URLs. */
export function SourceList({ sources }: SourceListProps) {
  return (
    <Disclosure summary={`All ${countOf(sources.length, 'source')}`} heading="h3" isWide>
      <List>
        {sources.map((source) => (
          <li key={source}>
            <Link href={source} rel="noreferrer" sx={touchRow}>
              {source.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            </Link>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  columns: '22rem 3',
  columnGap: 32,
  paddingInlineStart: 28,
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: 2, breakInside: 'avoid' },
}));
