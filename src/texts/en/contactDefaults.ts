/** Texts of the forms for messages and for applications, unless the school sets its own. */

export const contact = {
  /** Label of links to the form. */
  label: 'Write to us',
  title: 'Contact',
  /** Label of the button that sends the form. */
  send: 'Send',
} as const;

export const apply = {
  /** Label of links to the form. */
  label: 'Apply',
  title: 'Apply',
  /** Label of the button that sends the form. */
  send: 'Send your application',
} as const;
