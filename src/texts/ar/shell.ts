/** Texts of the header and of everything else that every page loads first. */
import type { Translated } from '../translation';

export const skipToContent = 'الانتقال إلى المحتوى';
export const loadingPage = 'جارٍ تحميل الصفحة';
export const mainNavigation = 'الأقسام الرئيسية';
export const openMenu = 'فتح القائمة';
export const login = 'تسجيل الدخول';
export const signUp = 'إنشاء حساب';
/** Label of the links to the site's other languages. */
export const languages = 'اللغات';
export const switchToLight = 'التبديل إلى الوضع الفاتح';
export const switchToDark = 'التبديل إلى الوضع الداكن';

/** The copyright line (specification section 2, "Footer"). */
export const copyright = (year: number, brand: string) => `© ${year} ${brand}. جميع الحقوق محفوظة`;

export type Complete = Translated<typeof import('../en/shell'), typeof import('./shell')>;
