import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useClientValue } from '../../prerendered/useClientValue';
import { ADDRESSES } from '../../site/addresses';
import { languageHref, LANGUAGES, SITE_LANGUAGE } from '../../site/languages';
import { touchRow } from '../../theme/targets';
import * as texts from '../../texts/en/shell';
import { LineList } from './LineList';

/** The language that search engines get for all others (`x-default`). */
const FIRST = LANGUAGES[0]?.language ?? SITE_LANGUAGE;

/**
 * Links to the current page in the site's other languages, next to the copyright and in the side panel. Each
 * link is in its own language, so visitors recognize it (WCAG 3.1.2).
 */
export function LanguageLinks() {
  const { pathname } = useLocation();
  // The not-found page is prerendered for any address.
  const address = useClientValue(() => pathname, pathname === '/404' ? ADDRESSES.home : pathname);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
      const { language = FIRST } = LANGUAGES.find((one) => one.language === link.hreflang) ?? {};
      // Search engines need the host too.
      link.href = new URL(languageHref(language, address), link.href).href;
    }
  }, [address]);

  if (LANGUAGES.length < 2) return null;
  return (
    <nav aria-label={texts.languages}>
      <LineList>
        {LANGUAGES.map(({ language, name }) => (
          <li key={language}>
            <Link
              // Neither the router nor the link component knows addresses in other languages.
              component="a"
              target="_self"
              variant="body2"
              href={languageHref(language, address)}
              lang={language}
              hrefLang={language}
              aria-current={language === SITE_LANGUAGE ? 'true' : undefined}
              color={language === SITE_LANGUAGE ? 'textPrimary' : 'textSecondary'}
              underline="hover"
              sx={touchRow}
            >
              {name}
            </Link>
          </li>
        ))}
      </LineList>
    </nav>
  );
}
