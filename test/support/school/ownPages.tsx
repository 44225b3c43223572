import { lazyModule, type LazyModule } from '../../../src/prerendered/lazyModule';
import type { OwnLink } from '../../../src/site/ownLinks';
import type { OwnPageModule } from '../../../src/site/ownPage';

/** Links to the sample school's own pages: one to each purpose. The first one is also in the navigation. */
export const OWN_LINKS: readonly (Omit<OwnLink, 'path'> & { path: string })[] = [
  {
    path: '/about/rival-schools',
    label: 'Rival schools',
    showIn: ['navigation', 'panel', 'footer'],
    after: 'courses',
    purpose: 'comparison',
  },
  { path: '/programs/other-ports', label: 'Other ports', purpose: 'next-steps' },
];

export const OWN_PAGES: readonly { path: string; page: LazyModule<OwnPageModule> }[] =
  OWN_LINKS.map(({ path, label }) => ({
    path,
    page: lazyModule(() =>
      Promise.resolve({
        page: { title: label, description: `All about ${label}.` },
        Page: () => <h1>{label}</h1>,
      }),
    ),
  }));
