# Client and platform in one image: the platform serves the built client, the console, the API and the sockets on one port.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY contracts/package.json contracts/
COPY mock-platform/package.json mock-platform/
COPY client/package.json client/
COPY load/package.json load/
COPY e2e/package.json e2e/
COPY pact/package.json pact/
COPY drift/package.json drift/
COPY scenarios/package.json scenarios/
COPY console/package.json console/

FROM manifests AS build
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
COPY . .
RUN node --import tsx tools/build.ts

# What the built platform imports, without the tools that built it.
FROM manifests AS packages
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile --prod --filter "@miczero/mock-platform..."

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data CLIENT_DIR=/app/client/dist CONSOLE_DIR=/app/console/dist
COPY --from=packages /app ./
COPY --from=build /app/mock-platform/dist mock-platform/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/console/dist console/dist
COPY --from=build /app/dist/docs dist/docs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "mock-platform/dist/main.mjs"]
