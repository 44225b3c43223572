import { Static } from '../../../prerendered/Static';
import type { OwnPage } from '../../../site/ownPage';
import { ALTERNATIVES, HOW_IT_COMPARES } from './howItCompares/comparison.de';
import { sections } from './howItCompares/howItComparesChunks';

export const page: OwnPage = { ...HOW_IT_COMPARES, purpose: 'comparison', showIn: ['panel'] };

export const headings = ALTERNATIVES.map(({ name }) => name);

export const deferred = [sections];

/** The page in German. Rendered in `Static`. */
export function Page() {
  return (
    <>
      <Static code={sections} isFirst>
        {({ ComparesTop }) => <ComparesTop />}
      </Static>
      <Static code={sections}>{({ SideBySide }) => <SideBySide />}</Static>
    </>
  );
}
