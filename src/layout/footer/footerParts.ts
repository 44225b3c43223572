/** Content of the `footer` chunk: static parts of the footer. */
export { FooterColumns } from './FooterColumns';
export { LegalLinks } from './LegalLinks';
