import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { DocumentOutline } from '../../content/documents';
import { Deferred } from '../../prerendered/Deferred';
import { Static } from '../../prerendered/Static';
import { frame, type DocumentText } from './documentChunks';

interface DocumentPageProps {
  outline: DocumentOutline;
  text: DocumentText;
}

/** A legal page, a post or a job. Only sections with code to copy are hydrated. */
export function DocumentPage({ outline, text }: DocumentPageProps) {
  return (
    <article>
      <Static code={frame} isFirst>
        {({ DocumentHeader }) => <DocumentHeader facts={outline.facts} />}
      </Static>
      <Columns>
        <Static code={frame} isFirst>
          {({ DocumentAside }) => <DocumentAside outline={outline} />}
        </Static>
        <div>
          {outline.sections.map(({ id, hasCode }, index) => {
            const Boundary = hasCode ? Deferred : Static;
            return (
              <Boundary key={id} code={text} isFirst={index === 0}>
                {({ DocumentSection, sections }) => {
                  const section = sections.find((one) => one.id === id);
                  return section ? <DocumentSection section={section} /> : null;
                }}
              </Boundary>
            );
          })}
          <Static code={frame}>{({ DocumentEnd }) => <DocumentEnd outline={outline} />}</Static>
        </div>
      </Columns>
    </article>
  );
}

/** The facts are next to the text if there's room, as in a split section; otherwise, they're above it. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 64px',
  paddingTop: 'clamp(32px, 5vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  '@media print': { display: 'block' },
}));
