import Typography from '@mui/material/Typography';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import { siteHref } from '../../../src/site/basePath';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Query',
  description:
    'The name of the school, which the page fetches once it is open and keeps after that.',
};

const client = new QueryClient();

export function Page() {
  return (
    <QueryClientProvider client={client}>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="school" title="School">
        <SchoolName />
      </Section>
    </QueryClientProvider>
  );
}

function SchoolName() {
  const { data, isPending } = useQuery({ queryKey: ['manifest'], queryFn: readManifest });
  return <Typography role="status">{isPending ? 'Loading' : `School: ${data?.name}`}</Typography>;
}

async function readManifest(): Promise<{ name: string }> {
  const response = await fetch(siteHref('/site.webmanifest'));
  return (await response.json()) as { name: string };
}
