import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Data grid',
  description:
    'When each course starts and how many seats are left, in a table to sort and filter.',
};

const COLUMNS: readonly GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 160 },
  { field: 'start', headerName: 'Start', width: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

const ROWS = [
  { id: 1, course: 'Rope Work', start: '2027-03-01', seats: 12 },
  { id: 2, course: 'Sea Charts', start: '2027-04-12', seats: 4 },
  { id: 3, course: 'Tides', start: '2027-02-15', seats: 8 },
];

export function Page() {
  return (
    <>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="courses" title="Courses">
        <DataGrid
          aria-label="Courses"
          rows={ROWS}
          columns={COLUMNS}
          disableEval
          checkboxSelection
          showToolbar
          slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </Section>
    </>
  );
}
