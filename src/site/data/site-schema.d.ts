/** The schema of the site-data function as types. `npm run schema` writes it. */
export type introspection_types = {
    'Boolean': unknown;
    'Coordinates': { kind: 'OBJECT'; name: 'Coordinates'; fields: { 'lat': { name: 'lat'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; 'lon': { name: 'lon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'Dealer': { kind: 'OBJECT'; name: 'Dealer'; fields: { 'hours': { name: 'hours'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'OpeningHours'; ofType: null; }; } }; 'lines': { name: 'lines'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'location': { name: 'location'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Coordinates'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'phone': { name: 'phone'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'postcode': { name: 'postcode'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'services': { name: 'services'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'DealerService'; ofType: null; }; }; }; } }; 'slug': { name: 'slug'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'street': { name: 'street'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'suburb': { name: 'suburb'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'DealerNearby': { kind: 'OBJECT'; name: 'DealerNearby'; fields: { 'dealer': { name: 'dealer'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Dealer'; ofType: null; }; } }; 'km': { name: 'km'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; }; };
    'DealerService': { name: 'DealerService'; enumValues: 'COMMERCIAL' | 'DEMO' | 'REPAIRS' | 'SALES' | 'WATER_TREATMENT'; };
    'DemoDates': { kind: 'OBJECT'; name: 'DemoDates'; fields: { 'days': { name: 'days'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; }; } }; 'dealer': { name: 'dealer'; type: { kind: 'OBJECT'; name: 'Dealer'; ofType: null; } }; 'km': { name: 'km'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null; } }; 'place': { name: 'place'; type: { kind: 'OBJECT'; name: 'Place'; ofType: null; } }; }; };
    'Edition': { name: 'Edition'; enumValues: 'EN_AU' | 'EN_NZ' | 'EN_ZA'; };
    'Float': unknown;
    'Form': { name: 'Form'; enumValues: 'BECOME_A_DEALER' | 'BOOK_A_DEMO' | 'CONTACT' | 'JOB_APPLICATION' | 'REGISTRATION' | 'REPAIR' | 'WATER_TREATMENT_CLAIM'; };
    'FormFieldInput': { kind: 'INPUT_OBJECT'; name: 'FormFieldInput'; isOneOf: false; inputFields: [{ name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }, { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; }; defaultValue: null }]; };
    'FormProblem': { kind: 'OBJECT'; name: 'FormProblem'; fields: { 'field': { name: 'field'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'message': { name: 'message'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'FormReceipt': { kind: 'OBJECT'; name: 'FormReceipt'; fields: { 'problems': { name: 'problems'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FormProblem'; ofType: null; }; }; }; } }; 'reference': { name: 'reference'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'ID': unknown;
    'Int': unknown;
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'submitForm': { name: 'submitForm'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FormReceipt'; ofType: null; }; } }; }; };
    'OpeningHours': { kind: 'OBJECT'; name: 'OpeningHours'; fields: { 'fri': { name: 'fri'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'mon': { name: 'mon'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'sat': { name: 'sat'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'sun': { name: 'sun'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'thu': { name: 'thu'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'tue': { name: 'tue'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'wed': { name: 'wed'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Place': { kind: 'OBJECT'; name: 'Place'; fields: { 'lat': { name: 'lat'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; 'lon': { name: 'lon'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'postcode': { name: 'postcode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'state': { name: 'state'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'alive': { name: 'alive'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'demoDates': { name: 'demoDates'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DemoDates'; ofType: null; }; } }; 'nearestDealers': { name: 'nearestDealers'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DealerNearby'; ofType: null; }; }; }; } }; 'places': { name: 'places'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Place'; ofType: null; }; }; }; } }; }; };
    'String': unknown;
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';

declare module 'gql.tada' {
  interface setupSchema {
    introspection: introspection
  }
}