import { Static } from '../../prerendered/Static';
import { sections } from './howItComparesChunks';

/** This school next to others, with the source of each fact. Nothing of it is hydrated. */
export function HowItComparesPage() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ ComparesTop }) => <ComparesTop />}
      </Static>
      <Static code={sections}>{({ SideBySide }) => <SideBySide />}</Static>
    </>
  );
}
