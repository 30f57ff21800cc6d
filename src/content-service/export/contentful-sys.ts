type LinkType = 'Entry' | 'Asset' | 'ContentType'

export interface Link {
  sys: { type: 'Link'; linkType: LinkType; id: string }
}

export const linkTo = (linkType: LinkType, id: string): Link => ({ sys: { type: 'Link', linkType, id } })

/** What bears a published version is published by the import, and what does not stays a draft. */
export const publishedVersion = 1
