import { cohorts } from '../../../.generated/office/cohorts';
import { offers } from '../../../.generated/office/offers';
import { Prices } from '../../components/office/Prices';
import { StartDates } from '../../components/office/StartDates';

/** Start dates and prices of all courses and programs. */
export function ProgramOffice() {
  return (
    <>
      <StartDates cohorts={cohorts} namesUnits />
      <Prices offers={offers} namesUnits />
    </>
  );
}
