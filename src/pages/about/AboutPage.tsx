import { PageHeader } from '../../components/PageHeader';
import { head } from './head';

export function AboutPage() {
  return <PageHeader title={head.title} lead={head.description} />;
}
