/**
 * Replaces the site's content with a sample sailing school, so that page tests don't depend on the real
 * content. Import it before any module of the site.
 */
import './mockBrand';
import type * as Generated from './generated';
import type * as NoOffice from './noOffice';
import type * as NoPages from './noPages';
import type * as NoSections from './noSections';

jest.mock('../../../.generated/school/courses', () => jest.requireActual<object>('./courses'));
jest.mock('../../../.generated/school/ownLinks', () => jest.requireActual<object>('./ownPages'));
jest.mock('../../../.generated/school/ownPages', () => jest.requireActual<object>('./ownPages'));
jest.mock('../../../.generated/school/texts/home', () => jest.requireActual<object>('./homeTexts'));
jest.mock('../../../.generated/school/programs', () => jest.requireActual<object>('./programs'));
jest.mock('../../../.generated/school/questions', () => jest.requireActual<object>('./questions'));
jest.mock('../../../.generated/school/subjects', () => jest.requireActual<object>('./subjects'));
jest.mock('../../../.generated/courseIndex', generated);
jest.mock('../../../.generated/courseOutlines', generated);
jest.mock('../../../.generated/courseLessons', generated);
jest.mock('../../../.generated/documents', noPages);
jest.mock('../../../.generated/documentLinks', noPages);
jest.mock('../../../.generated/documentRoutes', noPages);
jest.mock('../../../.generated/legalLinks', noPages);
jest.mock('../../../.generated/contactLinks', noPages);
jest.mock('../../../.generated/schoolForms', noPages);
jest.mock('../../../.generated/school/sections/home', noSections);
jest.mock('../../../.generated/school/sections/tutorials', noSections);
jest.mock('../../../.generated/school/sections/courses', noSections);
jest.mock('../../../.generated/school/sections/programs', noSections);
jest.mock('../../../.generated/school/sections/about', noSections);
jest.mock('../../../.generated/office/layoutParts', noOffice);
jest.mock('../../../.generated/office/announcements', noOffice);
jest.mock('../../../.generated/office/cohorts', noOffice);
jest.mock('../../../.generated/office/events', noOffice);
jest.mock('../../../.generated/office/has', noOffice);
jest.mock('../../../.generated/office/offers', noOffice);
jest.mock('../../../.generated/office/people', noOffice);
jest.mock('../../../.generated/office/services', noOffice);
jest.mock('../../../.generated/office/testimonials', noOffice);
jest.mock('../../../.generated/firstExercise', generated);
jest.mock('../../../.generated/glossary', generated);
jest.mock('../../../.generated/knownIds', generated);
jest.mock('../../../.generated/lessonFiles', generated);
jest.mock('../../../.generated/lessonImports', generated);
jest.mock('../../../.generated/mockProblems', generated);
jest.mock('../../../.generated/mockProblemFiles', generated);
jest.mock('../../../src/pages/lesson/lessonModules', () =>
  jest.requireActual<object>('../../../src/pages/lesson/lessonModules.server'),
);
jest.mock('../../../.generated/projects', generated);
jest.mock('../../../.generated/reviewCards', generated);
jest.mock('../../../.generated/starts', generated);
jest.mock('../../../.generated/summaries', generated);
jest.mock('../../../.generated/tutorialModules', generated);
jest.mock('../../../.generated/tutorials', generated);
jest.mock('../../../.generated/searchFiles', generated);
jest.mock('../../../src/search/engine/fetchIndexFile', generated);

function generated(): typeof Generated {
  return jest.requireActual<typeof Generated>('./generated');
}

function noPages(): typeof NoPages {
  return jest.requireActual<typeof NoPages>('./noPages');
}

function noOffice(): typeof NoOffice {
  return jest.requireActual<typeof NoOffice>('./noOffice');
}

function noSections(): typeof NoSections {
  return jest.requireActual<typeof NoSections>('./noSections');
}
