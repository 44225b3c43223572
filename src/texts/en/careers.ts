/** Title and description of the Careers page. */

export const title = 'Careers';
export const description =
  'The jobs that are open at the school: what each one is about, where it is, and how to apply.';
