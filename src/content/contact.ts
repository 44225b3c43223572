/** Types of the ways to reach a school: a button, or a form. */

export interface FormOption {
  value: string;
  label: string;
}

export interface FormField {
  /** Name of the value that's sent. Unique in the form. */
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox';
  required: boolean;
  help?: string | undefined;
  /** Choices of a `select`. */
  options?: FormOption[] | undefined;
  /** Value of the `autocomplete` attribute, such as `email`. */
  autocomplete?: string | undefined;
  maxLength?: number | undefined;
}

/** A form that's sent to a form service. */
export interface SchoolForm {
  title: string;
  /** Lead of the page, also used by search engines. */
  description: string;
  /** URL that the form is sent to. */
  action: string;
  fields: FormField[];
  /** Name of a field that people don't see. The form service discards messages in which it's filled in. */
  honeypot: string;
  /** A box to check before sending, with a link to a legal page. */
  consent?: { text: string; label: string; href: string } | undefined;
  /** Text of the button that sends the form. */
  send: string;
  /** Message after the form has been sent. */
  success: string;
}

/** A button that leads to a form, an email or another site. */
export interface ContactLink {
  label: string;
  href: string;
}

/** The forms that a school can have. Each is a file in `src/school/office`. */
export type FormKind = 'contact' | 'apply';
