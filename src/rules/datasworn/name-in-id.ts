import { upperFirst } from '../core/first-letter';

/** Turns an id into a name: "delve_site_domain:delve/frozen_cavern" becomes "Frozen cavern". */
export const nameInId = (id: string): string => upperFirst(id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' '));
