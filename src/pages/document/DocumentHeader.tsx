import { PageHeader } from '../../components/PageHeader';
import type { SchoolDocument } from '../../content/documents';
import * as texts from '../../texts/en/document';

interface DocumentHeaderProps {
  facts: SchoolDocument;
}

export function DocumentHeader({ facts: { kind, title, description } }: DocumentHeaderProps) {
  return <PageHeader label={texts.labels[kind]} title={title} lead={description} />;
}
