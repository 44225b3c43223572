/** Texts around a legal page, a post or a job. */

/** Labels above the title, by kind of page. */
export const labels = { legal: 'legal', posts: 'blog', careers: 'careers' } as const;

/** Label of the table of contents. */
export const onThisPage = 'On this page';

/** Label of a legal page's date. */
export const lastUpdated = 'Last updated';

/** Labels of a post's facts. */
export const published = 'Published';
export const updated = 'Updated';
/** Label of the author's name. */
export const by = 'By';
export const tags = 'Tags';
/** Between two tags. */
export const tagSeparator = ', ';

/** Labels of a job's facts. */
export const place = 'Place';
/** Label of the kind of employment. */
export const kind = 'Kind';
export const posted = 'Posted';
/** Label of the last day to apply. */
export const applyBy = 'Apply by';

export const employment = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
} as const;

/** Heading of the posts with the same tags, below a post. */
export const relatedPosts = 'Related posts';
export const allPosts = 'All posts';

/** Buttons of a job. */
export const apply = 'Apply for this job';
export const allJobs = 'All jobs';
