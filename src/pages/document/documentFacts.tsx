import Link from '@mui/material/Link';
import type { Fact } from '../../components/FactList';
import type { SchoolDocument } from '../../content/documents';
import { formatDate } from '../../texts/en/format';
import { tagAddress } from '../../site/documentAddresses';
import { touchReach } from '../../theme/targets';

/**
 * @param facts - a Markdown page
 * @returns what the page shows next to its text
 */
export function documentFacts(facts: SchoolDocument): Fact[] {
  switch (facts.kind) {
    case 'legal':
      return [{ label: 'Last updated', value: formatDate(facts.updated) }];
    case 'posts':
      return [
        { label: 'Published', value: formatDate(facts.date) },
        ...(facts.updated ? [{ label: 'Updated', value: formatDate(facts.updated) }] : []),
        ...(facts.author ? [{ label: 'By', value: facts.author }] : []),
        ...(facts.tags.length > 0 ? [{ label: 'Tags', value: <Tags tags={facts.tags} /> }] : []),
      ];
    case 'careers':
      return [
        { label: 'Place', value: facts.place },
        { label: 'Kind', value: facts.employment.replace(/^./, (letter) => letter.toUpperCase()) },
        { label: 'Posted', value: formatDate(facts.posted) },
        ...(facts.until ? [{ label: 'Apply by', value: formatDate(facts.until) }] : []),
      ];
  }
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag, index) => (
    <span key={tag}>
      {index > 0 ? ', ' : null}
      <Link href={tagAddress(tag)} sx={touchReach}>
        {tag}
      </Link>
    </span>
  ));
}
