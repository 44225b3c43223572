/** Names of icons in `@mui/icons-material`, by social network. A network without one brings its own path. */
export const SOCIAL_ICONS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  telegram: 'Telegram',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};
