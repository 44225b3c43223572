import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Charts',
  description: 'How many people apply, visit and learn in the evening, as bars, a line and a pie.',
};

const MONTHS = ['March', 'April', 'May'];
const TIMES = [
  { id: 0, value: 70, label: 'Evenings' },
  { id: 1, value: 30, label: 'Weekends' },
];

export function Page() {
  return (
    <>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="applications" title="Applications">
        <BarChart
          height={240}
          xAxis={[{ data: MONTHS }]}
          series={[{ label: 'Applications by month', data: [20, 35, 50] }]}
        />
      </Section>
      <Section id="visitors" title="Visitors">
        <LineChart
          height={240}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          series={[{ label: 'Visitors by month', data: [200, 350, 500], area: true }]}
        />
      </Section>
      <Section id="times" title="Times">
        <PieChart height={200} series={[{ data: TIMES }]} />
      </Section>
    </>
  );
}
