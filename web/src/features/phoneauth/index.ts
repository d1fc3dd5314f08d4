export { openPhoneService, type OpenedPhoneService } from './model/open-phone-service';
export { PhoneServiceError, phoneServiceText } from './model/phone-service';
