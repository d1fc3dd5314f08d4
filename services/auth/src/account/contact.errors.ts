import { defineErrors } from '#libs/platform';

export const ContactErrors = defineErrors({
  CONTACT_IN_USE: {
    status: 409,
    vi: 'Số điện thoại hoặc e-mail này đã thuộc về một tài khoản khác.',
    en: 'This phone number or e-mail address belongs to another account.',
  },
});
