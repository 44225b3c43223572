import { PageHeader } from '../../components/PageHeader';
import { head } from './head';

export function ProgramsPage() {
  return <PageHeader title={head.title} lead={head.description} />;
}
