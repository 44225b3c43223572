import SvgIcon from '@mui/material/SvgIcon';
import type { SocialLink } from '../brand/BrandModel';
import styles from './Footer.module.css';

interface SocialLinksProps {
  links: readonly SocialLink[];
}

/** A row of icon links, each named for assistive technology. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className={styles.social}>
      {links.map(({ network, label, href, icon }) => (
        <li key={network}>
          <a className={styles.icon} href={href} aria-label={label}>
            <NetworkIcon icon={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function NetworkIcon({ icon: Icon }: Pick<SocialLink, 'icon'>) {
  return typeof Icon === 'string' ? (
    <SvgIcon>
      <path d={Icon} />
    </SvgIcon>
  ) : (
    <Icon />
  );
}
