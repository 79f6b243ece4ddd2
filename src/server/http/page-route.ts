export const isPageRoute = (url: string): boolean => !/^\/(?:api|assets|logo)\//.test(url);
