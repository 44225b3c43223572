import { cohorts } from '../../../.generated/office/cohorts';
import { offers } from '../../../.generated/office/offers';
import { Prices } from '../../components/office/Prices';
import { StartDates } from '../../components/office/StartDates';
import type { CourseId } from '../../content/model';

interface CourseOfficeProps {
  id: CourseId;
}

/** Start dates and prices of a course. */
export function CourseOffice({ id }: CourseOfficeProps) {
  return (
    <>
      <StartDates cohorts={cohorts.filter(({ course }) => course === id)} />
      <Prices offers={offers.filter(({ course }) => course === id)} />
    </>
  );
}
