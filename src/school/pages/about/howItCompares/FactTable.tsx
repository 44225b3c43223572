import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { COMPARED_FACTS, type ComparedSchool } from './comparison';
import { FactCell } from './FactCell';
import { Facts } from './Facts';

interface FactTableProps {
  /** Our own school comes first. */
  schools: readonly ComparedSchool[];
  /** Source URLs, in the order in which the table numbers them. */
  sources: readonly string[];
}

/**
 * Table with a row per fact and a column per school. The ARIA roles are explicit because `Facts` changes
 * `display`, which removes the implicit roles in some browsers.
 */
export function FactTable({ schools, sources }: FactTableProps) {
  return (
    <Table role="table" aria-labelledby="side-by-side-title" component={Facts}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell component="td" />
          {schools.map(({ name }) => (
            <TableCell key={name} role="columnheader" scope="col">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {COMPARED_FACTS.map(({ id, name }) => (
          <TableRow key={id} role="row">
            <TableCell component="th" role="rowheader" scope="row">
              {name}
            </TableCell>
            {schools.map((school) => (
              <TableCell
                key={school.name}
                role="cell"
                data-school={school.name}
                data-unknown={school.facts[id] === null || undefined}
              >
                <FactCell
                  about={`${name}, ${school.name}`}
                  cell={school.facts[id]}
                  note={sources.indexOf(school.facts[id]?.source ?? '') + 1}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
