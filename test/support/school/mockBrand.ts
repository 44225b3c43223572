/** Replaces the school's brand with the sample school's. Import it before any module of the site. */
jest.mock('../../../.generated/school/brand', () => jest.requireActual<object>('./brand'));
