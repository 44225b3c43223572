import { PageHeader } from '../../components/PageHeader';
import type { SchoolDocument } from '../../content/documents';

/** Labels above the title, by kind of page. */
const LABELS = { legal: 'legal', posts: 'blog', careers: 'careers' } as const;

interface DocumentHeaderProps {
  facts: SchoolDocument;
}

export function DocumentHeader({ facts: { kind, title, description } }: DocumentHeaderProps) {
  return <PageHeader label={LABELS[kind]} title={title} lead={description} />;
}
