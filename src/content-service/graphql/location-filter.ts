import { GraphQLFloat, GraphQLInputObjectType, GraphQLNonNull } from 'graphql'
import * as v from 'valibot'
import { distanceKm } from '../../domain/places/distance.ts'
import type { Operation } from './filter-operation.ts'

const required = { type: new GraphQLNonNull(GraphQLFloat) }

const CircleFilter = new GraphQLInputObjectType({
  name: 'LocationCircleFilter',
  fields: { lat: required, lon: required, radius: { ...required, description: 'In kilometres' } },
})

const RectangleFilter = new GraphQLInputObjectType({
  name: 'LocationRectangleFilter',
  fields: { topLeftLat: required, topLeftLon: required, bottomRightLat: required, bottomRightLon: required },
})

const locationSchema = v.object({ lat: v.number(), lon: v.number() })
const circleSchema = v.object({ ...locationSchema.entries, radius: v.number() })
const rectangleSchema = v.object({
  topLeftLat: v.number(),
  topLeftLon: v.number(),
  bottomRightLat: v.number(),
  bottomRightLon: v.number(),
})

export const locationOperations: Operation[] = [
  {
    suffix: '_within_circle',
    input: CircleFilter,
    prepare: (operand) => {
      const circle = v.parse(circleSchema, operand)
      return (value) => v.is(locationSchema, value) && distanceKm(value, circle) <= circle.radius
    },
  },
  {
    suffix: '_within_rectangle',
    input: RectangleFilter,
    prepare: (operand) => {
      const box = v.parse(rectangleSchema, operand)
      return (value) =>
        v.is(locationSchema, value) &&
        value.lat <= box.topLeftLat &&
        value.lat >= box.bottomRightLat &&
        value.lon >= box.topLeftLon &&
        value.lon <= box.bottomRightLon
    },
  },
]
