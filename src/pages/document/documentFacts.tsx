import Link from '@mui/material/Link';
import type { Fact } from '../../components/FactList';
import type { SchoolDocument } from '../../content/documents';
import { tagAddress } from '../../site/documentAddresses';
import * as texts from '../../texts/en/document';
import { formatDate } from '../../texts/en/format';
import { touchReach } from '../../theme/targets';

/**
 * @param facts - a Markdown page
 * @returns what the page shows next to its text
 */
export function documentFacts(facts: SchoolDocument): Fact[] {
  switch (facts.kind) {
    case 'legal':
      return [{ label: texts.lastUpdated, value: formatDate(facts.updated) }];
    case 'posts':
      return [
        { label: texts.published, value: formatDate(facts.date) },
        ...(facts.updated ? [{ label: texts.updated, value: formatDate(facts.updated) }] : []),
        ...(facts.author ? [{ label: texts.by, value: facts.author }] : []),
        ...(facts.tags.length > 0
          ? [{ label: texts.tags, value: <Tags tags={facts.tags} /> }]
          : []),
      ];
    case 'careers':
      return [
        { label: texts.place, value: facts.place },
        { label: texts.kind, value: texts.employment[facts.employment] },
        { label: texts.posted, value: formatDate(facts.posted) },
        ...(facts.until ? [{ label: texts.applyBy, value: formatDate(facts.until) }] : []),
      ];
  }
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag, index) => (
    <span key={tag}>
      {index > 0 ? texts.tagSeparator : null}
      <Link href={tagAddress(tag)} sx={touchReach}>
        {tag}
      </Link>
    </span>
  ));
}
