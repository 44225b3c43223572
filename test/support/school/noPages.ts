/** Generated modules of a school without Markdown pages and forms. */
export const LEGAL_PAGES = [];
export const POSTS = [];
export const JOBS = [];
export const NEWEST_POSTS = [];
export const JOB_COUNT = 0;
export const DOCUMENT_ROUTES = [];
export const HAS_LEGAL_LINKS = false;
export const LEGAL_LINKS = [];
export const CONTACT_LINK = null;
export const APPLY_LINK = null;
export const HAS_FORMS = false;
export const FORM_HOSTS = [];
export const SCHOOL_FORMS = {};
