FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
# What only programmers read is half of it.
RUN find node_modules -type f \( -name "*.map" -o -name "*.ts" -o -name "*.cts" -o -name "*.mts" \) -delete

FROM node:24-bookworm-slim
WORKDIR /portal
ENV NODE_ENV=production DATA_DIR=/data
# A platform may run each start as another user: what they share is group 0.
RUN install -d -o node -g 0 -m 2770 /data
COPY --from=packages /portal/node_modules node_modules
COPY --from=build /portal/build build
COPY package.json ./
COPY server server
USER node:0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/index.ts"]
