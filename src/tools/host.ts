/** Whether a host is a name with a dot. `URL` lets signs into a name that no domain has, a quotation mark among them. */
export const isDomain = (host: string): boolean => /^[\w-]+(\.[\w-]+)+\.?$/.test(host);
