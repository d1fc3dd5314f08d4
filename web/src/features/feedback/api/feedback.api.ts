import { http } from '~/lib/http';

export const feedbackApi = {
  send: (content: string, images: readonly File[]) => {
    const body = new FormData();
    body.set('content', content);
    for (const image of images) body.append('file', image, image.name);
    return http.put('/wps/feedback', { body });
  },
};
