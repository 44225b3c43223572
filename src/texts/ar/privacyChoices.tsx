/** Texts of the dialog in which visitors choose which services may load. */
import type { Translated } from '../translation';

export const title = 'خيارات الخصوصية';

/** `asksNotToTrack` is true if the browser is set to ask that of every site. */
export const explanation = (asksNotToTrack: boolean) =>
  asksNotToTrack
    ? 'قد يستخدم هذا الموقع خدمات شركات أخرى. يمكنك تغيير رأيك في أي وقت. يطلب متصفحك من المواقع عدم تتبّعك، لذلك تبقى الإحصاءات والتسويق معطّلة ما لم تفعّلها.'
    : 'قد يستخدم هذا الموقع خدمات شركات أخرى. يمكنك تغيير رأيك في أي وقت.';

/** What services are for. */
export const purposes = {
  statistics: 'الإحصاءات',
  marketing: 'التسويق',
  media: 'محتوى من مواقع أخرى',
};

/** A service, and the school's sentences about what it does. */
export const service = (name: string, about: string) => (
  <>
    <b>
      <bdi>{name}</bdi>
    </b>
    : <bdi>{about}</bdi>
  </>
);

export const cancel = 'إلغاء';
export const save = 'حفظ الخيارات';

export type Complete = Translated<
  typeof import('../en/privacyChoices'),
  typeof import('./privacyChoices')
>;
