import { Static } from '../../prerendered/Static';
import { sections } from './howItComparesChunks';

/** Comparison of this school with others, with a source for each fact. Rendered in `Static`. */
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
