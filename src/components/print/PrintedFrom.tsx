import { styled } from '@mui/material/styles';
import { brand } from '../../../.generated/school/brand';
import { useClientValue } from '../../prerendered/useClientValue';
import * as texts from '../../texts/en/printedFrom';

/** The site's name and the page's URL, for print only: the printed links are relative to the site's root. */
export function PrintedFrom() {
  const address = useClientValue(() => window.location.origin + window.location.pathname, '');
  return address ? <Printed>{texts.printedFrom(brand.name, address)}</Printed> : null;
}

const Printed = styled('p')({
  display: 'none',
  '@media print': { display: 'block', padding: '16px var(--gutter) 0', fontSize: '9pt' },
});
