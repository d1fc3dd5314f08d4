export { openPhoneService, type OpenedPhoneService } from './model/open-phone-service';
export { PhoneServiceError } from './model/phone-service';
