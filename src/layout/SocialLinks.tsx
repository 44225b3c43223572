import FacebookIcon from '@mui/icons-material/Facebook';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import type { SocialLink } from '../brand/BrandModel';
import styles from './Footer.module.css';

const ICONS = {
  facebook: FacebookIcon,
  twitter: TwitterIcon,
  linkedin: LinkedInIcon,
  youtube: YouTubeIcon,
};

interface SocialLinksProps {
  links: readonly SocialLink[];
}

/** A row of icon links, each named for assistive technology. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className={styles.social}>
      {links.map(({ network, label, href }) => {
        const Icon = ICONS[network];
        return (
          <li key={network}>
            <a className={styles.icon} href={href} aria-label={label}>
              <Icon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
