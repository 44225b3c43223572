/** The facts of a school without an office. */
export const people = [];
export const testimonials = [];
export const offers = [];
export const cohorts = [];
export const events = [];
export const announcements = [];

export const services = [];

export const AnnouncementBar = null;
export const ServicesBoundary = null;
export const PrivacyButton = null;

export const HAS_PEOPLE = false;
export const HAS_TESTIMONIALS = false;
export const HAS_OFFERS = false;
export const HAS_COHORTS = false;
export const HAS_EVENTS = false;
export const HAS_ANNOUNCEMENTS = false;
export const HAS_SERVICES = false;
