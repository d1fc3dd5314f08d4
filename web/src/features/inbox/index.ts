export { isMessageEvent, receiveMessage, useUnreadCount } from './hooks/use-inbox';
