import type { ComponentType } from 'react';
import { Deferred } from '../prerendered/Deferred';
import type { LazyModule } from '../prerendered/lazyModule';
import type { OwnSectionModule } from '../site/ownSection';

/**
 * @param sections - sections that the school adds to a page
 * @returns a component that shows them; each one becomes interactive when it's near the viewport
 */
export function ownSections(sections: readonly LazyModule<OwnSectionModule>[]): ComponentType {
  return function OwnSections() {
    return sections.map((code, index) => (
      <Deferred key={index} code={code}>
        {({ Section }) => <Section />}
      </Deferred>
    ));
  };
}
