import type { SitePage } from '../registry/site-page.ts'

export const breadcrumbJsonLd = ({ breadcrumbs, edition, path }: SitePage, home: string): Record<string, unknown>[] => {
  if (breadcrumbs.length === 0) return []
  const trail = [{ name: home, path: `/${edition}/` }, ...breadcrumbs]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        ...(crumb.path !== path && { item: crumb.path }),
      })),
    },
  ]
}
