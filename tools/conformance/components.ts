/** The attributes of a URL in WPT's data, under their names there. */
export const componentNames = [
  ...(['href', 'protocol', 'username', 'password', 'host'] as const),
  ...(['hostname', 'port', 'pathname', 'search', 'hash'] as const),
];

export type ComponentName = (typeof componentNames)[number];

export type Components = Record<ComponentName, string>;

/** Returns these attributes of a URL. */
export function componentsOf(url: Components): Components {
  return Object.fromEntries(componentNames.map((name) => [name, url[name]])) as Components;
}
