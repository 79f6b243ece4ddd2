/** Whether an address is that of a screen, or of none: not that of a call, a script or a picture. */
export const isPageRoute = (url: string): boolean => !/^\/(?:api|assets|logo)\//.test(url);
