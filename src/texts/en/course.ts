/** Texts of a course's page that load with the page itself. */

export const printSyllabus = 'Print syllabus';
