// Generated from docs/generated/openapi.json by `npm run docs`. Do not edit.
export interface paths {
    "/account/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture to read before an sms is sent. */
        get: operations["account.captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/censor/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether an uploaded picture may be published. */
        post: operations["account.censor_image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/censor/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether a text may be published. */
        post: operations["account.censor_text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/chktoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask whether the session still lives. */
        post: operations["account.chktoken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/first_charge/get_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the package that comes with the first charge. */
        post: operations["first_charge.get_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom somebody follows, or who follows them. */
        get: operations["account.follows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by an sms code. */
        post: operations["account.forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/getYxToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account and token for the sessions of the room side. */
        get: operations["account.getYxToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/gift_wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gifts that somebody has received, the dearest first. */
        get: operations["account.gift_wall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/home_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the picture of the caller's page, or take it away. */
        post: operations["account.home_page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/initpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password; an account that has one needs the code of account.tosms. */
        post: operations["account.initpass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/is_mahogany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether somebody has the mahogany badge. */
        get: operations["account.is_mahogany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/isfollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller stands to somebody. */
        get: operations["account.isfollow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the review of the caller stands; -1 as long as nothing was handed in. */
        get: operations["account.kyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: by password or sms code (type 1), or by the code of another app (2 to 5). */
        post: operations["account.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, or every session of the account. */
        post: operations["account.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/medal_wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody has won, latest first. */
        get: operations["account.medal_wall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/myProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own page, with what only they may know. */
        get: operations["account.myProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's page. */
        get: operations["account.profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the caller's profile. */
        post: operations["account.profile_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account for a phone number and sign in. */
        post: operations["account.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a person, a hall or a room. */
        post: operations["account.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/setbase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the base profile: nick, gender, birthday, picture. */
        post: operations["account.setbase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to a phone. */
        post: operations["account.sms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where somebody is. */
        get: operations["account.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tofollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow or unfollow somebody. */
        post: operations["account.tofollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tosms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the signed-in account's own phone, for a change of its password. */
        post: operations["account.tosms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture for the profile, a report or feedback. */
        post: operations["account.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's card. */
        get: operations["account.user_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wechatAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a chat-app identity to the signed-in account. */
        post: operations["account.wechat_auth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tag of an advertisement network; empty when there is none. */
        get: operations["ops.ad_tag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the landing page. */
        get: operations["ops.banner_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners beside the players. */
        get: operations["ops.banner_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the top-up. */
        get: operations["ops.banner_recharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_app_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each app is to be had. */
        get: operations["ops.app_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/bar/notice/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new in the session of bar notices. */
        get: operations["bar.notice_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/bar/relation/getServeGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reach customer service: joins its group. */
        get: operations["bar.serve_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/common/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image. */
        post: operations["file.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/bag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gifts in my bag. */
        get: operations["gift.bag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/chatPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gifts to choose from in a private chat, and the coins one has. */
        get: operations["gift.chat_panel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/chatSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give somebody a gift in a private chat. */
        post: operations["gift.chat_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/roomPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gifts to choose from in a room, and the coins one has. */
        get: operations["gift.room_panel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/gift/roomSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As gift.send, in the newer API. */
        post: operations["gift.room_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/log/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a line of a client’s log. */
        post: operations["ops.client_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/checkPCPayStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has become of an order by now. */
        get: operations["payment.checkPCPayStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an order that was made before. */
        post: operations["payment.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/payForPC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an order and pay it at once; answers the code to scan. */
        post: operations["payment.payForPC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to pay. */
        get: operations["payment.payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/payment/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What applies to payments. */
        get: operations["payment.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/relation/chatUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody to chat with: who they are, and how the caller stands to them. */
        get: operations["relation.chat_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/relation/statusList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the friends and followed people of the caller are who are online. */
        get: operations["relation.status_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/rankTab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rankings there are, and their periods. */
        get: operations["ranking.tabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/recvRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has received gifts of the most coins. */
        get: operations["ranking.received"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/room/sendRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has sent gifts of the most coins. */
        get: operations["ranking.sent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/rtc/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the audio provider needs; an empty id means that voice goes through the platform. */
        get: operations["rtc.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/user/newuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has come lately. */
        get: operations["home.newuser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/wallet/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I have. */
        get: operations["wallet.money"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/home/ytx/clientGetAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Authorise this client with the messaging provider. */
        get: operations["home.client_get_auth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/infra/config/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every activity config. */
        get: operations["infra.config_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/activity/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One activity config; an unknown one has state and status 0. */
        post: operations["activity.config"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/check_join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a channel can be joined directly. */
        get: operations["channel.check_join"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/check_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a password before joining with it. */
        post: operations["channel.check_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/close_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a gaming entry. */
        post: operations["channel.close_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a channel in a hall. */
        post: operations["channel.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/current_channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where I am: hall, voice channel, text channel. Empty ids mean nowhere. */
        post: operations["channel.current_channel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a channel with its messages; who is in it goes to the welcome channel. */
        post: operations["channel.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One channel. */
        post: operations["channel.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/gaming_by_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The open gaming entry of somebody. */
        post: operations["channel.gaming_by_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One open gaming entry. */
        post: operations["channel.get_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The running invite of a voice channel. */
        post: operations["channel.get_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/get_voice_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The audio channel of a voice channel that I am in. */
        post: operations["channel.get_voice_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The running invites of a hall, newest first. */
        post: operations["channel.invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite to the team in a voice channel; change or end my running invite. */
        post: operations["channel.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a channel, with a password when it has one. */
        post: operations["channel.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a voice channel. */
        post: operations["channel.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of the history of a text channel, oldest line first. */
        post: operations["channel.message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forbid a member to write in the channels of a hall, or allow it again. */
        post: operations["channel.mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/mute_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let nobody but owner and managers write in the channels of a hall, or everybody again. */
        post: operations["channel.mute_all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/on_pc_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of a partner app, which may name a hall to land in. */
        post: operations["login.partner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/post_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look for company in a game, in a voice channel. */
        post: operations["channel.post_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/set_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set, change or (with an empty one) remove the password of a channel. */
        post: operations["channel.set_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit a channel: name, heading, most people. */
        post: operations["channel.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/update_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my gaming entry. */
        post: operations["channel.update_gaming"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is in the voice channels of a hall. */
        post: operations["channel.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/channel/window_channel_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a small window shows of a channel: its hall, its people, its invite and gaming entries. */
        post: operations["channel.window_channel_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/config/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits and switches of halls. */
        get: operations["config.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/batch_user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The cards of several members, for a mic list. */
        post: operations["hall.batch_user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a hall of my own. */
        post: operations["hall.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dissolve a hall, with all its channels and messages. */
        post: operations["hall.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One hall with its channel tree. */
        post: operations["hall.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a member of a hall. */
        post: operations["hall.enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/kick_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove somebody from a hall, or ban them from one of its channels. */
        post: operations["hall.kick_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a hall. Its owner dissolves it instead. */
        post: operations["hall.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The halls that I am a member of. */
        post: operations["hall.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/remove_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a manager an ordinary member again. */
        post: operations["hall.remove_manage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find halls by name or id; without a keyword the liveliest ones. */
        post: operations["hall.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/set_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a member a manager. */
        post: operations["hall.set_manage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Edit a hall: name, intro, picture, welcome channel. */
        post: operations["hall.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The card of one member. */
        post: operations["hall.user_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The halls that somebody is a member of. */
        post: operations["hall.user_hall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A page of the members of a hall, online ones first. */
        post: operations["hall.user_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/hall/user_mute_mic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute a member's microphone in the whole hall, or allow it again; or close and open my own. */
        post: operations["hall.user_mute_mic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put up a notice in a hall. */
        post: operations["notice.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a notice down. */
        post: operations["notice.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The notices of a hall, newest first. */
        post: operations["notice.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/voice/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My voice settings. */
        get: operations["voice.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/lobby/voice/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save my voice settings. */
        post: operations["voice.settings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/op/on_pc_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of the game-life app. */
        post: operations["login.partner_op"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/room/setting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The switches of a room. */
        get: operations["room.setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/room/setting/heartOp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the heart value on (1) or off (2), or begin it anew (3). */
        post: operations["room.heart_op"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/barUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user behind an account of a bar-style group. */
        get: operations["bar.user_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/barUserInfos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users behind several accounts of bar-style groups. */
        get: operations["bar.user_infos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell operations something. */
        post: operations["user.feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/friend/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The friends of the caller, online ones first. */
        get: operations["friend.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/getImToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account and token for the conversations of the hall side. */
        get: operations["user.getImToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** User info by number. */
        get: operations["user.info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info/v2/addFriend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make somebody a friend. */
        post: operations["friend.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/info/v2/delFriend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a friendship, on both sides. */
        post: operations["friend.del"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User info by numbers. */
        post: operations["user.infos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/login_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the device of a login. */
        post: operations["user.login_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/addBlacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block somebody. */
        post: operations["blacklist.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/blacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller has blocked, latest first. */
        get: operations["blacklist.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go/user/v2/removeBlacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block somebody no longer. */
        post: operations["blacklist.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group, and whether the caller is in it. */
        get: operations["group.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several groups; unknown ones are left out. */
        get: operations["group.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/get_bound_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hall that a group belongs to, or null. */
        get: operations["group.get_bound_hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody in a group, with their roles. */
        get: operations["group.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/serve_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer-service group, whether the caller is in it or not. */
        get: operations["group.serve_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a group by page, online ones first. */
        get: operations["group.user_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/weal_bind_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a weal group to a hall. */
        post: operations["group.weal_bind_hall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/weal_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hall of a weal group, and whether the caller may bind one. */
        get: operations["group.weal_hall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/im/black-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Block an account of the messaging provider. */
        get: operations["im.black_add"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/im/black-del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Block an account of the messaging provider no longer. */
        get: operations["im.black_del"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an order that is not paid yet. */
        post: operations["recharge.cancel_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an order. The same client_order_id again answers the same order. */
        post: operations["recharge.create_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought. */
        get: operations["recharge.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharge/query_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of my orders, by its number or by my own id of it. */
        post: operations["recharge.query_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agreement with who signs up, as a page. */
        get: operations["static.agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of personal data, as a page. */
        get: operations["static.privacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fav/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My favourite rooms, the latest first. */
        get: operations["favourite.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fav/room/do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make a room a favourite (op 1), or no longer (op 2). Doing it again is fine. */
        get: operations["favourite.do"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enter a room. Entering it again is fine; entering another one leaves the former. */
        get: operations["room.join"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/adminMicUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As a manager: put somebody on a seat (1) or off it (2), mute a seat (3) or unmute it (4). */
        get: operations["seat.admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/adminmicapply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take a seat without an application, or leave it when one sits there. */
        get: operations["seat.manage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/agreeMicApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an application: the person sits down on the seat, or on the first free one. */
        post: operations["seat.agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/cancelReception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make a receptionist an ordinary member again. */
        get: operations["room.cancel_reception"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/canceladmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make a manager an ordinary member again. */
        get: operations["room.cancel_admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/cleamMicApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn an application down, or all of them. */
        post: operations["seat.clear_applications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/getMicApplyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications that wait, oldest first. */
        get: operations["seat.applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/groupblack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ban somebody from the room (type 1), or let them in again (type 2). */
        get: operations["room.black"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/groupmember": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of a room: 1 who is there, 2 managers and receptionists, 3 who is banned, 4 who is muted. */
        get: operations["room.members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave a room (status 1), or put somebody out of it (status 2). */
        get: operations["room.leave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/loginWindow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The window that greets who comes in: whether to show it, and what could be said. */
        get: operations["room.login_window"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/loginWindowSendMsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say one of the greetings. The window is not shown again in this visit. */
        get: operations["room.login_window_send"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/membermicapply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Apply for a seat. A second application replaces the first. */
        get: operations["seat.apply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/membermiccancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take the own application back. */
        get: operations["seat.cancel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/microphondrop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leave the own seat. */
        get: operations["seat.drop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/microphoneup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sit down. An ordinary member may where the room needs no applications. */
        get: operations["seat.up"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/micvolume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell how loud one speaks. The room hears of it when somebody begins or stops. */
        get: operations["seat.volume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/setReception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make somebody a receptionist, who looks after the seats. */
        get: operations["room.set_reception"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/groups/settingadmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make somebody a manager of the room. Only the owner may. */
        get: operations["room.set_admin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Create a room of my own. One a person, after the real-name verification. */
        get: operations["room.add"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/checkRoomKyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller may create a room, as far as the real name goes. */
        get: operations["real_name.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/clearScreen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clear the chat for everybody. */
        get: operations["room.clear_screen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/downloadUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address that fits the visitor. */
        get: operations["ops.download_url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change a room: name, category, cover, seats, password, notice, background. */
        get: operations["room.edit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rooms by category, name or number, the liveliest first. */
        get: operations["room.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/realNameSubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in name and id number for review. Neither is kept: only their masks are. */
        post: operations["real_name.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/roomCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a card shows of a room. */
        get: operations["room.card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/roomMatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some open room with people in it. */
        get: operations["room.match"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/slider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rooms to slide to: those with people on their seats, and those where people write. */
        get: operations["room.sliders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/speaking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forbid somebody to write in the chat (type 1), or allow it again (type 2). */
        get: operations["room.speaking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rooms that I have been in lately, the latest first. */
        get: operations["room.trace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/room/useRoom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The room that I own, if any. */
        get: operations["room.use"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomCate/cateType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of rooms. */
        get: operations["room.cate_type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/giftListNew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of gifts. */
        get: operations["gift.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/sendGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give several people in the room a gift each, or everybody on a seat. */
        get: operations["gift.send"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/roomGift/sendGiftOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give somebody in the room a gift. */
        get: operations["gift.send_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/detailList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** User info of several people, as a room shows them. */
        post: operations["user.detail_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/firstRegisterPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody gets who has just registered; null for everybody else. */
        get: operations["user.first_register_package"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/skillData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How somebody plays, for a card in a room. */
        get: operations["game.skill_data"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ytx/beSilentLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign in by a link. */
        get: operations["login.silent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ytx/wechatLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the code of a third-party chat app. */
        post: operations["login.wechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/gift_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has received the most gifts. */
        get: operations["game.gift_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/match_entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games in which one can be matched, with how many people are there now. */
        get: operations["game.match_entry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/home/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players who look for company, those online first. */
        get: operations["game.home_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Halls and players worth a look, for who is not signed in. */
        get: operations["tourist.recommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find halls and people by name or number. */
        get: operations["tourist.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/tourist/search/hotwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an empty search box offers. */
        get: operations["tourist.hotwords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user_game/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games there are, with their levels. */
        get: operations["game.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/user_game/player/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that somebody plays with others. */
        get: operations["game.player_skill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityConfig: {
            id?: string | number | null;
            state?: string | number | null;
            status?: string | number | null;
            sync?: string | number | null;
        };
        AppDownload: {
            /** @enum {string} */
            platform: "android" | "ios" | "pc" | "web";
            url?: string | number | null;
            version?: string | number | null;
        };
        Banner: {
            id?: string | number | null;
            type: string | number;
            title?: string | number | null;
            img?: string | number | null;
            path?: string | number | null;
            extra_param?: {
                is_lock: string | number | boolean;
                no?: string | number | null;
            };
        };
        BarGroup: {
            id: string;
            /** @enum {string} */
            group_type: "bar-serve" | "bar-workspace" | "bar-weal";
            icon?: string | number | null;
            name?: string | number | null;
        };
        BarUser: {
            account: string;
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
        };
        Blacklist: {
            account: string[];
        };
        BoundHall: {
            hall_id: string;
            name?: string | number | null;
            bg_img?: string | number | null;
            in_hall: number | string | boolean;
        };
        Channel: {
            id: string | number;
            name?: string | number | null;
            type: string | number;
            hall_id: string | number;
            unread?: string | number | null;
            last_message?: {
                last_msg_id: string | number;
                last_msg_content?: string | number | null;
            } | null;
            limit_mic?: string | number | null;
            pass?: number | string | boolean | null;
            token?: string | number | null;
            mic_list?: components["schemas"]["HallMicEntry"][];
            children?: {
                id: string | number;
                name?: string | number | null;
                type: string | number;
                hall_id: string | number;
                unread?: string | number | null;
                last_message?: {
                    last_msg_id: string | number;
                    last_msg_content?: string | number | null;
                } | null;
                limit_mic?: string | number | null;
                pass?: number | string | boolean | null;
                token?: string | number | null;
                mic_list?: components["schemas"]["HallMicEntry"][];
            }[];
        };
        ChannelInviteConfig: {
            time_len?: string | number | null;
            uid?: string | number | null;
        };
        ChannelJoinInfo: {
            hall_id: string | number;
            channel_id: string | number;
            role?: string | number | null;
            type: string | number;
            token?: string | number | null;
            text_mute?: number | string | boolean | null;
            mute_all?: number | string | boolean | null;
        };
        ChatAppLogin: components["schemas"]["LoginInfo"] | {
            /** @constant */
            phone: "";
            third_party: components["schemas"]["ThirdPartyAuth"];
        };
        ChatAuthor: {
            id: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            role?: string | number | null;
        };
        ChatBody: {
            msg_type: string | number;
            content?: string | number | null;
            extra?: string | null;
            msg?: string | number | null;
        };
        ChatExtra: {
            author?: components["schemas"]["ChatAuthor"];
            aiteuser?: {
                [key: string]: string;
            };
            status?: string | number | null;
        };
        ChatMessage: {
            from_id: string | number;
            hall_id: string | number;
            channel_id: string | number;
            msg_id: string | number;
            send_time: string | number;
            type: string | number;
            body: string;
            c_mid?: string | number;
            author?: components["schemas"]["ChatAuthor"];
        };
        ClientConfig: {
            /**
             * @default {
             *       "api": "",
             *       "group": "",
             *       "payment": "",
             *       "ops": "",
             *       "user": "",
             *       "static": ""
             *     }
             */
            hosts: {
                /** @default  */
                api: string;
                /** @default  */
                group: string;
                /** @default  */
                payment: string;
                /** @default  */
                ops: string;
                /** @default  */
                user: string;
                /** @default  */
                static: string;
            };
            /**
             * @default {
             *       "url": "",
             *       "path": "/socket.io/"
             *     }
             */
            hall_socket: {
                /** @default  */
                url: string;
                /** @default /socket.io/ */
                path: string;
            };
            /**
             * @default {
             *       "url": "",
             *       "path": "/ws/room"
             *     }
             */
            room_socket: {
                /** @default  */
                url: string;
                /** @default /ws/room */
                path: string;
            };
            /** @default {} */
            paths: {
                [key: string]: string;
            };
            /** @default mic-zero-local-storage */
            storage_key: string;
            /** @default  */
            analytics_url: string;
            /** @default  */
            error_report_url: string;
        };
        Conversation: {
            conversationType: string | number;
            targetId: string;
            latestMessage: {
                messageId: string;
                sentTime: string | number;
                senderUserId: string;
                content?: string | number | null;
            } | null;
            unreadMessageCount?: string | number | null;
            isTop: number | string | boolean;
        };
        DeviceFields: {
            client_ip?: string | number | null;
            dev_model?: string | number | null;
            dev_imei?: string | number | null;
            promo_code?: string | number | null;
            city_code?: string | number | null;
            os?: string | number | null;
        };
        FirstChargePackage: {
            id?: string | number | null;
            name?: string | number | null;
            coins?: string | number | null;
            state: string | number;
        };
        FollowEntry: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
            mutual?: number | string | boolean | null;
        };
        Gaming: {
            gaming_id?: string | number | null;
            hall_id: string | number;
            channel_id: string | number;
            uid: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            game_name?: string | number | null;
            /** @default [] */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
            vacancy?: string | number | null;
            create_time?: string | number | null;
        };
        Gift: {
            gift_id: string | number;
            name?: string | number | null;
            image?: string | number | null;
            price?: string | number | null;
            gift_effect?: string | number | null;
            is_screen?: number | string | boolean | null;
            is_confession?: number | string | boolean | null;
            bag_num?: string | number | null;
        };
        GiftEffect: {
            addTime: string | number;
            /** @enum {string} */
            listType: "A" | "B";
            gift_num?: string | number | null;
            gift_effect?: string | number | null;
            effect: {
                enter_room?: string | number | null;
                vehicle?: string | number | null;
            };
            userid: string | number;
        };
        GroupInfo: {
            id: string;
            name?: string | number | null;
            icon?: string | number | null;
            in_group: number | string | boolean;
            users: components["schemas"]["UserBrief"][];
            user_count?: string | number | null;
        };
        GroupMember: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            role?: string | number | null;
        };
        Hall: {
            id: string | number;
            name?: string | number | null;
            bg_img?: string | number | null;
            channels?: components["schemas"]["Channel"][];
            user_id: string | number;
            in_hall?: number | string | boolean | null;
            welcome_channel_id?: string | number | null;
            unread?: string | number | null;
            intro?: string | number | null;
            user_count?: string | number | null;
            online_count?: string | number | null;
            mute_all?: number | string | boolean | null;
        };
        HallMicEntry: {
            mic_uid: string | number;
            mic_state: string | number | boolean;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        HallNotice: {
            id?: string | number | null;
            hall_id: string | number;
            expired?: string | number | null;
            type?: string | number;
            title?: string | number | null;
            content?: string | number | null;
            uid?: string | number | null;
            create_time?: string | number | null;
        };
        HallUser: {
            id: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            online?: number | string | boolean | null;
            role?: string | number | null;
            age?: string | number | null;
            gender?: string | number | null;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        ImMessage: {
            id: string;
            from: string;
            time: string | number;
            /** @enum {string} */
            kind: "text" | "image" | "audio" | "video" | "card" | "tip" | "recalled";
            body?: string | number | null;
            tip?: string | number | null;
            c_mid?: string | number | null;
        };
        ImSession: {
            id: string;
            /** @enum {string} */
            scene: "p2p" | "team";
            to: string;
            unread?: string | number | null;
            updateTime: string | number;
            lastMsg: components["schemas"]["ImMessage"] | null;
            isTop: number | string | boolean;
        };
        ImToken: {
            account: string;
            token: string;
        };
        LinkLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
            room_no?: string | number | null;
        };
        LoginExtra: {
            client_ip?: string | number | null;
            dev_model?: string | number | null;
            dev_imei?: string | number | null;
            promo_code?: string | number | null;
            city_code?: string | number | null;
            os?: string | number | null;
            dev_imei_str?: string | number | null;
            version?: string | number | null;
            ticket?: string | number | null;
            room_no?: string | number | null;
            state?: string | number | null;
        };
        LoginInfo: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
        };
        Medal: {
            id: string;
            name?: string | number | null;
            icon?: string | number | null;
            time: string | number;
        };
        MessageCard: {
            room_id?: string;
            room_name?: string;
            room_avatar?: string;
            hall_name?: string;
            tags?: string[];
            game_nickname?: string;
            game_info?: string;
            /** @enum {string} */
            activity_type?: "activity_coupon" | "text" | "poster" | "exchange" | "recall" | "new_user";
            title?: string;
            msg?: string;
            /** @enum {string} */
            type_str?: "work" | "exchange";
            url_name?: string;
            href_web?: string;
            img?: {
                src: string;
                w_h?: string | number | null;
            }[];
        };
        Nameplate: {
            id?: string | number | null;
            name?: string | number | null;
            image?: string | number | null;
        };
        PartnerLogin: {
            no: string | number;
            access_time: string | number;
            expires_in: string | number;
            attach: {
                base: number | string | boolean;
            };
            token: {
                sid: string;
                access_token: string;
                secret_key: string;
            };
            phone?: string | number | null;
            hall_id?: string | number | null;
            channel_id?: string | number | null;
        };
        PaySettingData: {
            currency?: string | number | null;
            rate?: string | number | null;
            order_time?: string | number | null;
            order_max?: string | number | null;
        };
        PaymentsData: {
            list: {
                id?: string | number | null;
                type?: string | number | null;
                name?: string | number | null;
            }[];
            default?: string | number | null;
        };
        PersonCard: {
            user: components["schemas"]["UserBrief"];
            relation: components["schemas"]["Relation"];
            status: components["schemas"]["UserStatus"];
            prov?: string | number | null;
            city?: string | number | null;
            home_page?: string | number | null;
            medals: components["schemas"]["Medal"][];
            is_mahogany: number | string | boolean;
        };
        PlayerBrief: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
            skill?: string | number | null;
        };
        PlayerSkill: {
            game_id?: string | number | null;
            game_name?: string | number | null;
            icon?: string | number | null;
            level?: string | number | null;
            tags: string[];
            intro?: string | number | null;
        };
        Profile: {
            no: string | number;
            nick?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            avatar?: string | number | null;
            birth?: string | number | null;
            sign?: string | number | null;
            prov?: string | number | null;
            hobby?: string | number | null;
            tag?: string | number | null;
            album?: string[];
            medal?: string[];
            city?: string | number | null;
            location?: string | number | null;
            ip?: string | number | null;
            phone?: string | number | null;
            home_page?: string | number | null;
            follow_count?: string | number | null;
            fan_count?: string | number | null;
            friend_count?: string | number | null;
            is_mahogany: number | string | boolean;
        };
        RankEntry: {
            rank?: string | number | null;
            id: string | number;
            nick?: string | number | null;
            header?: string | number | null;
            score?: string | number | null;
        };
        RealName: {
            audit_status: string | number;
            audit_reason?: string | number | null;
            audit_data?: string | number | null;
        };
        RealtimeEnvelope: {
            type: string | number;
            platform?: string | number | null;
            mid?: string | number | null;
            ver?: string | number | null;
            gate?: string | number | null;
            time: string | number;
            from?: string | number | null;
            to?: string | number | null;
            channel?: string | number | null;
            body: string;
        };
        RechargeOption: {
            id?: string | number | null;
            coins?: string | number | null;
            bonus?: string | number | null;
            amount?: string | number | null;
        };
        RechargeOrder: {
            order_no?: string | number | null;
            client_order_id?: string | number | null;
            option_id?: string | number | null;
            coins?: string | number | null;
            amount?: string | number | null;
            payment_id?: string | number | null;
            status: string | number;
            qr_code?: string | number | null;
            create_time?: string | number | null;
            expired?: string | number | null;
            pay_time?: string | number | null;
        };
        RegisterPackage: {
            name?: string | number | null;
            list: {
                name?: string | number | null;
                icon?: string | number | null;
                num?: string | number | null;
            }[];
            is_new: number | string | boolean;
        };
        Relation: {
            no: string | number;
            follow: number | string | boolean;
            fan: number | string | boolean;
            friend: number | string | boolean;
            black: number | string | boolean;
            blacked: number | string | boolean;
        };
        Room: {
            room_no?: string | number;
            group_id?: string | number;
            name?: string | number | null;
            cover?: string | number | null;
            owner?: string | number;
            is_lock?: number | string | boolean | null;
            room_class?: string | number | null;
            clout?: string | number | null;
            mic_num?: string | number | null;
            background_web?: string | number | null;
            nameplate?: components["schemas"]["Nameplate"] | null;
            s_room_notice?: string | number | null;
            role?: string | number;
            is_speak?: number | string | boolean | null;
        };
        RoomChatBody: {
            content?: string | number | null;
            author?: {
                id: string | number;
                header?: string | number | null;
                nick?: string | number | null;
                role?: string | number;
                nameplate?: components["schemas"]["Nameplate"] | null;
            };
            c_mid?: string | number | null;
            time?: string | number;
        };
        RoomChatLine: {
            mid?: string | number | null;
            type: string | number;
            body: string;
            chatType: string | number;
        };
        RoomMember: {
            id: string | number;
            apply_id?: string | number | null;
            header?: string | number | null;
            nick?: string | number | null;
            role?: string | number;
            mic_number?: string | number;
            nameplate?: components["schemas"]["Nameplate"] | null;
        };
        RoomPerson: {
            id: string | number;
            header?: string | number | null;
            nick?: string | number | null;
        };
        RoomSeat: {
            mic_number: string | number;
            mic_status: string | number;
            member?: components["schemas"]["RoomPerson"] | null;
            volume?: string | number | null;
        };
        SeatDecoration: {
            mic_number: string | number;
            id?: string | number;
            frame?: string | number | null;
            nameplate?: components["schemas"]["Nameplate"] | null;
            heart?: string | number | null;
        };
        TeamInfoContent: {
            hall_id: string | number;
            channel_id: string | number;
            hall_name?: string | number | null;
            channel_name?: string | number | null;
            time_len?: string | number | null;
            /** @default [] */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
        };
        TeamInvite: {
            effective?: number | string | boolean | null;
            channel: components["schemas"]["Channel"];
            status: string | number;
            inv_id?: string | number | null;
            uid?: string | number | null;
            time_len?: string | number | null;
            expired?: string | number | null;
            /** @default [] */
            tags: string[];
            game_nickname?: string | number | null;
            game_info?: string | number | null;
        };
        ThirdPartyAuth: {
            ticket: string;
            nick?: string | number | null;
            avatar?: string | number | null;
        };
        UserBrief: {
            no: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            online?: number | string | boolean | null;
        };
        UserCard: {
            uid: string | number;
            nick?: string | number | null;
            avatar?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            sign?: string | number | null;
            role?: string | number | null;
            online?: number | string | boolean | null;
            mic_mute?: number | string | boolean | null;
            text_mute?: number | string | boolean | null;
        };
        UserInfo: {
            no: string | number;
            nick?: string | number | null;
            gender?: string | number | null;
            age?: string | number | null;
            avatar?: string | number | null;
            birth?: string | number | null;
            sign?: string | number | null;
            prov?: string | number | null;
            hobby?: string | number | null;
            tag?: string | number | null;
            album?: string[];
            medal?: string[];
            city?: string | number | null;
            location?: string | number | null;
            ip?: string | number | null;
            phone?: string | number | null;
        };
        UserStatus: {
            no: string | number;
            online: number | string | boolean;
            hall_id?: string | number | null;
            channel_id?: string | number | null;
            room_no?: string | number | null;
        };
        VoiceSettings: {
            EchoRemoval: number | string | boolean;
            VolumeBoost: number | string | boolean;
            NoiseCancellation: number | string | boolean;
            NoiseReduction: number | string | boolean;
            VoiceMode: string | number;
            Key?: string | number | null;
        };
        Wallet: {
            money?: string | number | null;
            gift_point?: string | number | null;
            is_charged?: number | string | boolean | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "captcha_id": "c-1",
                     *         "image": "data:image/svg+xml;base64,PHN2Zy8+"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            captcha_id: string;
                            image: string;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.censor_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "/files/main/3f.png"
                 *     }
                 */
                "application/json": {
                    url: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "pass": 1,
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            pass: number | string | boolean;
                            reason?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30018
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.censor_text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "今晚开黑"
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "pass": 1,
                     *         "reason": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            pass: number | string | boolean;
                            reason?: string | number | null;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.chktoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    access_token?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "expires_in": 2591000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            no: string | number;
                            expires_in?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "first_charge.get_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "reg_package": {
                     *           "id": "first",
                     *           "name": "首充礼包",
                     *           "coins": 66,
                     *           "state": 2
                     *         },
                     *         "wallet": {
                     *           "money": 1288,
                     *           "gift_point": 52,
                     *           "is_charged": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            reg_package: components["schemas"]["FirstChargePackage"];
                            wallet: components["schemas"]["Wallet"];
                        };
                    } | {
                        /**
                         * @example 33007
                         * @example 33008
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.follows": {
        parameters: {
            query: {
                direct: string | number;
                point: string | number;
                num: string | number;
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1,
                     *             "mutual": 1
                     *           }
                     *         ],
                     *         "point": 7,
                     *         "total": 11
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["FollowEntry"][];
                            point?: string | number | null;
                            total?: string | number | null;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000001",
                 *       "smscode": "246810",
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                 *     }
                 */
                "application/json": {
                    phone: string;
                    smscode: string;
                    passwd: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.getYxToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": "100001",
                     *         "token": "im-77aa"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ImToken"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.gift_wall": {
        parameters: {
            query?: {
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "count": 3
                     *           }
                     *         ],
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                gift_id: string;
                                name?: string | number | null;
                                image?: string | number | null;
                                price?: string | number | null;
                                count?: string | number | null;
                            }[];
                            total?: string | number | null;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.home_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    op: string | number;
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "home_page": "/files/main/3f.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            home_page?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.initpass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                 *       "smscode": "246810"
                 *     }
                 */
                "application/json": {
                    passwd: string;
                    smscode?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.is_mahogany": {
        parameters: {
            query?: {
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_mahogany: number | string | boolean;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.isfollow": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "audit_status": -1,
                     *         "audit_reason": "",
                     *         "audit_data": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 1,
                 *       "client": 3,
                 *       "username": "13800000001",
                 *       "ts": 1790000000000,
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                 *     }
                 */
                "application/json": {
                    type: string | number;
                    client: string | number;
                    username: string;
                    ts: number;
                    passwd?: string;
                    smscode?: string;
                    pincode?: string;
                    extra?: string;
                    test?: string | number | null;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LoginInfo"];
                    } | {
                        /**
                         * @example 20001
                         * @example 20003
                         * @example 20008
                         * @example 20009
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    everywhere?: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.medal_wall": {
        parameters: {
            query?: {
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "newcomer",
                     *             "name": "初来乍到",
                     *             "icon": "",
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Medal"][];
                            total?: string | number | null;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.myProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "138****0001",
                     *         "home_page": "/files/main/3f.png",
                     *         "follow_count": 12,
                     *         "fan_count": 30,
                     *         "friend_count": 4,
                     *         "is_mahogany": 0,
                     *         "has_password": 1,
                     *         "chat_app": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            no: string | number;
                            nick?: string | number | null;
                            gender?: string | number | null;
                            age?: string | number | null;
                            avatar?: string | number | null;
                            birth?: string | number | null;
                            sign?: string | number | null;
                            prov?: string | number | null;
                            hobby?: string | number | null;
                            tag?: string | number | null;
                            album?: string[];
                            medal?: string[];
                            city?: string | number | null;
                            location?: string | number | null;
                            ip?: string | number | null;
                            phone?: string | number | null;
                            home_page?: string | number | null;
                            follow_count?: string | number | null;
                            fan_count?: string | number | null;
                            friend_count?: string | number | null;
                            is_mahogany: number | string | boolean;
                            has_password: number | string | boolean;
                            chat_app: number | string | boolean;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.profile": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "",
                     *         "home_page": "/files/main/3f.png",
                     *         "follow_count": 12,
                     *         "fan_count": 30,
                     *         "friend_count": 4,
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Profile"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.profile_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nick": "小满",
                 *       "gender": 2,
                 *       "birth": "2004-05-21",
                 *       "avatar": "",
                 *       "sign": "今晚开黑，缺一个辅助",
                 *       "prov": "浙江",
                 *       "city": "杭州",
                 *       "location": "西湖边",
                 *       "hobby": "王者,狼人杀",
                 *       "tag": "麦霸",
                 *       "album": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    nick?: string;
                    gender?: string | number;
                    birth?: string;
                    avatar?: string;
                    sign?: string;
                    prov?: string;
                    city?: string;
                    location?: string;
                    hobby?: string;
                    tag?: string;
                    album?: string[];
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [
                     *           "/files/seed/3.png"
                     *         ],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "西湖边",
                     *         "ip": "",
                     *         "phone": "138****0001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
                         * @example 20006
                         * @example 20012
                         * @example 20013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000009",
                 *       "smscode": "246810",
                 *       "passwd": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                 *       "client": 3
                 *     }
                 */
                "application/json": {
                    phone: string;
                    smscode: string;
                    passwd: string;
                    client: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100009",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 0
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000009"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LoginInfo"];
                    } | {
                        /**
                         * @example 20002
                         * @example 20003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 1,
                 *       "target": "100002",
                 *       "reason": 2,
                 *       "text": "一直在骂人",
                 *       "images": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    type: string | number;
                    target: string;
                    reason: string | number;
                    text: string;
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            id: string | number;
                        };
                    } | {
                        /**
                         * @example 20017
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.setbase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nick": "小满",
                 *       "gender": 2,
                 *       "birth": "2004-05-21",
                 *       "avatar": ""
                 *     }
                 */
                "application/json": {
                    nick: string;
                    gender: string | number;
                    birth: string;
                    avatar: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "138****0001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /**
                         * @example 20006
                         * @example 20013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800000001",
                 *       "scene": "login",
                 *       "captcha_id": "c-1",
                 *       "captcha": "7K3P"
                 *     }
                 */
                "application/json": {
                    phone: string;
                    /** @enum {string} */
                    scene: "login" | "register" | "forgot" | "bind";
                    captcha_id: string;
                    captcha: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "interval": 60,
                     *         "mock_code": "246810"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            interval?: string | number | null;
                            mock_code?: string;
                        };
                    } | {
                        /**
                         * @example 20005
                         * @example 20004
                         * @example 20010
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.status": {
        parameters: {
            query?: {
                no?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "online": 1,
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "room_no": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserStatus"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.tofollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002",
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    no: string | number;
                    op: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 1,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21002
                         * @example 21003
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.tosms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "interval": 60,
                     *         "phone": "138****0001",
                     *         "mock_code": "246810"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            interval?: string | number | null;
                            phone?: string | number | null;
                            mock_code?: string;
                        };
                    } | {
                        /**
                         * @example 20004
                         * @example 20010
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    scene: "avatar" | "album" | "report" | "feedback";
                    file: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "url": "/files/main/3f.png",
                     *         "type": "png",
                     *         "w": 640,
                     *         "h": 360
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            url: string;
                            type?: string | number | null;
                            w?: string | number | null;
                            h?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.user_card": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "user": {
                     *           "no": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "gender": 1,
                     *           "age": 24,
                     *           "sign": "随叫随到",
                     *           "online": 1
                     *         },
                     *         "relation": {
                     *           "no": "100002",
                     *           "follow": 0,
                     *           "fan": 0,
                     *           "friend": 0,
                     *           "black": 0,
                     *           "blacked": 0
                     *         },
                     *         "status": {
                     *           "no": "100002",
                     *           "online": 1,
                     *           "hall_id": "1",
                     *           "channel_id": "12",
                     *           "room_no": ""
                     *         },
                     *         "prov": "四川",
                     *         "city": "成都",
                     *         "home_page": "",
                     *         "medals": [
                     *           {
                     *             "id": "newcomer",
                     *             "name": "初来乍到",
                     *             "icon": "",
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "is_mahogany": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PersonCard"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "account.wechat_auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "wx-1"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "nick": "小满同学",
                     *         "avatar": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            nick?: string | number | null;
                            avatar?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 20008
                         * @example 20011
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.ad_tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "tag": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            tag?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.banner_recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "id": "b-1",
                     *             "type": 1,
                     *             "title": "版本更新",
                     *             "img": "/pictures/banner-1.svg",
                     *             "path": "https://example.com/news"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            banners: components["schemas"]["Banner"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.app_download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "platform": "android",
                     *             "url": "https://example.com/app.apk",
                     *             "version": "2.0.49"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["AppDownload"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.notice_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "unread": 1,
                     *         "last": {
                     *           "id": "41",
                     *           "from": "ypb_bar_notify",
                     *           "time": 1790000000000,
                     *           "kind": "text",
                     *           "body": "在吗",
                     *           "tip": "",
                     *           "c_mid": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            unread?: string | number | null;
                            last: components["schemas"]["ImMessage"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.serve_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "7001",
                     *         "group_type": "bar-serve",
                     *         "icon": "",
                     *         "name": "零号麦客服"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["BarGroup"];
                    } | {
                        /**
                         * @example 22001
                         * @example 22004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "file.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    scene: "chat" | "avatar";
                    file: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "url": "/files/main/3f.png",
                     *         "type": "png",
                     *         "w": 640,
                     *         "h": 360
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            url: string;
                            type?: string | number | null;
                            w?: string | number | null;
                            h?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30015
                         * @example 30016
                         * @example 30017
                         * @example 20013
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.bag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.chat_panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           }
                     *         ],
                     *         "money": 10000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                            money?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.chat_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "100001",
                 *       "gift_id": "rose",
                 *       "gift_num": 3,
                 *       "is_bag": 0
                 *     }
                 */
                "application/json": {
                    to: string | number;
                    gift_id: string | number;
                    gift_num: string | number;
                    is_bag?: number | string | boolean | null;
                    req_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            money?: string | number | null;
                            bag_num?: string | number | null;
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.room_panel": {
        parameters: {
            query?: {
                group_id?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           },
                     *           {
                     *             "gift_id": "balloon",
                     *             "name": "告白气球",
                     *             "image": "",
                     *             "price": 520,
                     *             "gift_effect": "",
                     *             "is_screen": 1,
                     *             "is_confession": 1,
                     *             "bag_num": 0
                     *           }
                     *         ],
                     *         "money": 10000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                            money?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.room_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    group_id: string | number;
                    to?: string | number;
                    all_seats?: number | string | boolean | null;
                    gift_id: string | number;
                    gift_num: string | number;
                    is_bag?: number | string | boolean | null;
                    req_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            money?: string | number | null;
                            bag_num?: string | number | null;
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.client_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "level": "error",
                 *       "message": "chunk failed",
                 *       "detail": "{\"chunk\":\"room\"}"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    level: "info" | "warn" | "error";
                    message: string;
                    detail?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.checkPCPayStatus": {
        parameters: {
            query: {
                order_no: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 2,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 1790000002
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /** @example 33003 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_no": "1",
                 *       "payment_id": "1"
                 *     }
                 */
                "application/json": {
                    order_no: string;
                    payment_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 1,
                     *           "qr_code": "miczero://pay/1",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33003
                         * @example 33002
                         * @example 33004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.payForPC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    client_order_id: string;
                    option_id: string;
                    payment_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 1,
                     *           "qr_code": "miczero://pay/1",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33001
                         * @example 33002
                         * @example 33006
                         * @example 33004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "paymentsData": {
                     *           "list": [
                     *             {
                     *               "id": "1",
                     *               "type": "qr",
                     *               "name": "扫码支付"
                     *             },
                     *             {
                     *               "id": "2",
                     *               "type": "bank",
                     *               "name": "网银支付"
                     *             }
                     *           ],
                     *           "default": "1"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            paymentsData: components["schemas"]["PaymentsData"];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "payment.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "paySettingData": {
                     *           "currency": "CNY",
                     *           "rate": 10,
                     *           "order_time": 300,
                     *           "order_max": 5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            paySettingData: components["schemas"]["PaySettingData"];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "relation.chat_user": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "user": {
                     *           "no": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "gender": 1,
                     *           "age": 24,
                     *           "sign": "随叫随到",
                     *           "online": 1
                     *         },
                     *         "relation": {
                     *           "no": "100002",
                     *           "follow": 1,
                     *           "fan": 1,
                     *           "friend": 1,
                     *           "black": 0,
                     *           "blacked": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            user: components["schemas"]["UserBrief"];
                            relation: components["schemas"]["Relation"];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "relation.status_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "online": 1,
                     *             "hall_id": "1",
                     *             "channel_id": "12",
                     *             "room_no": ""
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                no: string | number;
                                online: number | string | boolean;
                                hall_id?: string | number | null;
                                channel_id?: string | number | null;
                                room_no?: string | number | null;
                                nick?: string | number | null;
                                avatar?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "received",
                     *             "name": "魅力榜"
                     *           }
                     *         ],
                     *         "periods": [
                     *           {
                     *             "type": "day",
                     *             "name": "日榜"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                /** @enum {string} */
                                id: "received" | "sent";
                                name?: string | number | null;
                            }[];
                            periods: {
                                /** @enum {string} */
                                type: "day" | "week" | "all";
                                name?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.received": {
        parameters: {
            query: {
                group_id?: string | number;
                type: "day" | "week" | "all";
                page: string | number;
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "rank": 1,
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满",
                     *             "score": 5200
                     *           }
                     *         ],
                     *         "mine": {
                     *           "rank": 0,
                     *           "id": "100002",
                     *           "header": "",
                     *           "nick": "阿澈",
                     *           "score": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RankEntry"][];
                            mine: components["schemas"]["RankEntry"];
                        };
                    } | {
                        /** @example 31001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ranking.sent": {
        parameters: {
            query: {
                group_id?: string | number;
                type: "day" | "week" | "all";
                page: string | number;
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "rank": 1,
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满",
                     *             "score": 5200
                     *           }
                     *         ],
                     *         "mine": {
                     *           "rank": 1,
                     *           "id": "100001",
                     *           "header": "",
                     *           "nick": "小满",
                     *           "score": 5200
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RankEntry"][];
                            mine: components["schemas"]["RankEntry"];
                        };
                    } | {
                        /** @example 31001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "rtc.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "agora_app_id": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            agora_app_id?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "home.newuser": {
        parameters: {
            query: {
                num: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "avatar": "",
                     *             "birth": "2004-05-21",
                     *             "sign": "今晚开黑，缺一个辅助",
                     *             "prov": "浙江",
                     *             "hobby": "王者,狼人杀",
                     *             "tag": "麦霸",
                     *             "album": [],
                     *             "medal": [],
                     *             "city": "杭州",
                     *             "location": "",
                     *             "ip": "",
                     *             "phone": "138****0001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "wallet.money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "money": 1288,
                     *         "gift_point": 52,
                     *         "is_charged": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Wallet"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "home.client_get_auth": {
        parameters: {
            query?: never;
            header?: {
                client?: string;
                version?: string;
                "app-package"?: string;
                channel?: string;
                uuid?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": "100001",
                     *         "token": "im-77aa",
                     *         "expires_in": 86400
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            account: string;
                            token: string;
                            expires_in?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "infra.config_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "70003",
                     *             "state": 1,
                     *             "status": 1,
                     *             "sync": "[{\"title\":\"周末开黑\"}]"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["ActivityConfig"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "activity.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "70003"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "70003",
                     *         "state": 1,
                     *         "status": 1,
                     *         "sync": "[{\"title\":\"周末开黑\"}]"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ActivityConfig"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.check_join": {
        parameters: {
            query: {
                channel_id: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_join": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_join?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.check_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30003
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.close_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gaming_id": "7"
                 *     }
                 */
                "application/json": {
                    gaming_id: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30029
                         * @example 30006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "name": "开黑二号",
                 *       "type": 2,
                 *       "parent_id": "10",
                 *       "limit_mic": 5,
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    name: string;
                    type: string | number;
                    parent_id?: string | number;
                    limit_mic?: number;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "channel_id": "13"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            channel_id: string | number;
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30002
                         * @example 30009
                         * @example 110
                         * @example 30021
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.current_channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1",
                     *         "voice": "",
                     *         "text": "11"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id?: string | number | null;
                            voice?: string | number | null;
                            text?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "11"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "11",
                     *         "name": "闲聊大厅",
                     *         "type": 1,
                     *         "hall_id": "1",
                     *         "unread": 3,
                     *         "last_message": {
                     *           "last_msg_id": "4021",
                     *           "last_msg_content": "上号了"
                     *         },
                     *         "limit_mic": 0,
                     *         "pass": 0,
                     *         "token": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Channel"];
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.gaming_by_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    uid: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "gaming": {
                     *           "gaming_id": "7",
                     *           "hall_id": "1",
                     *           "channel_id": "12",
                     *           "uid": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "game_name": "王者荣耀",
                     *           "tags": [
                     *             "五排"
                     *           ],
                     *           "game_nickname": "澈",
                     *           "game_info": "缺一个辅助",
                     *           "vacancy": 1,
                     *           "create_time": 1790000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            gaming: components["schemas"]["Gaming"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gaming_id": "7"
                 *     }
                 */
                "application/json": {
                    gaming_id: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "gaming_id": "7",
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "uid": "100002",
                     *         "nick": "阿澈",
                     *         "avatar": "",
                     *         "game_name": "王者荣耀",
                     *         "tags": [
                     *           "五排"
                     *         ],
                     *         "game_nickname": "澈",
                     *         "game_info": "缺一个辅助",
                     *         "vacancy": 1,
                     *         "create_time": 1790000000
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Gaming"];
                    } | {
                        /** @example 30029 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "time_len": 600,
                     *         "uid": "100001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChannelInviteConfig"];
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.get_voice_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "voice_id": "main-12"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            voice_id?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         * @example 30025
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "page_size": 99999
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "inv_list": [
                     *           {
                     *             "effective": 1,
                     *             "channel": {
                     *               "id": "12",
                     *               "name": "开黑一号",
                     *               "type": 2,
                     *               "hall_id": "1",
                     *               "unread": 0,
                     *               "last_message": null,
                     *               "limit_mic": 8,
                     *               "pass": 0,
                     *               "token": "",
                     *               "mic_list": [
                     *                 {
                     *                   "mic_uid": "100002",
                     *                   "mic_state": "1",
                     *                   "nick": "阿澈",
                     *                   "avatar": ""
                     *                 }
                     *               ]
                     *             },
                     *             "status": 0,
                     *             "inv_id": "4023",
                     *             "uid": "100001",
                     *             "time_len": 600,
                     *             "expired": 1790000600,
                     *             "tags": [
                     *               "王者",
                     *               "五排",
                     *               "辅助"
                     *             ],
                     *             "game_nickname": "小满不满",
                     *             "game_info": "钻石以上，会报点"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            inv_list: components["schemas"]["TeamInvite"][];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "text_channel_id": "11",
                 *       "time_len": 600,
                 *       "tags": [
                 *         "王者",
                 *         "五排",
                 *         "辅助"
                 *       ],
                 *       "game_nickname": "小满不满",
                 *       "game_info": "钻石以上，会报点"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    text_channel_id?: string | number;
                    time_len: number;
                    tags?: string[];
                    game_nickname?: string;
                    game_info?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "inv_id": "4023"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            inv_id: string | number;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         * @example 30003
                         * @example 30025
                         * @example 30014
                         * @example 110
                         * @example 30026
                         * @example 30027
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1",
                     *         "channel_id": "12",
                     *         "role": "manage",
                     *         "type": 2,
                     *         "token": "rtc-1",
                     *         "text_mute": 0,
                     *         "mute_all": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChannelJoinInfo"];
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30003
                         * @example 50
                         * @example 30004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /** @example 30002 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "channel_id": "11",
                 *       "last_msg_id": "4021"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    channel_id: string | number;
                    last_msg_id?: string | number;
                    after_msg_id?: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "msg_list": [
                     *           {
                     *             "from_id": "100001",
                     *             "hall_id": "1",
                     *             "channel_id": "11",
                     *             "msg_id": "4020",
                     *             "send_time": 1790000000000,
                     *             "type": 1001,
                     *             "body": "{\"msg_type\":\"1\",\"content\":\"今晚八点开黑 :庆祝: https://example.com/\",\"extra\":\"{\\\"author\\\":{\\\"id\\\":\\\"100001\\\",\\\"nick\\\":\\\"小满\\\",\\\"avatar\\\":\\\"\\\",\\\"role\\\":\\\"manage\\\"},\\\"aiteuser\\\":{\\\"100002\\\":\\\"阿澈\\\"}}\",\"msg\":\"\"}",
                     *             "c_mid": "c-100001-1"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            msg_list: components["schemas"]["ChatMessage"][];
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "uid": "100002",
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    uid: string | number;
                    mute: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.mute_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    mute: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "pc-1",
                 *       "client_type": 3,
                 *       "version": "2.0.49",
                 *       "app_uuid": "u-1",
                 *       "source_app": "partner"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client_type?: string | number | null;
                    version?: string | number | null;
                    app_uuid: string;
                    source_app: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "hall_id": "1",
                     *         "channel_id": "11"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PartnerLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.post_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "game_name": "王者荣耀",
                 *       "game_nickname": "澈",
                 *       "game_info": "缺一个辅助",
                 *       "tags": [
                 *         "五排"
                 *       ],
                 *       "vacancy": 1
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    game_name: string;
                    game_nickname?: string;
                    game_info?: string;
                    tags?: string[];
                    vacancy?: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "gaming_id": "7"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            gaming_id: string;
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         * @example 30014
                         * @example 30009
                         * @example 110
                         * @example 30028
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.set_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "password": "8888"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12",
                 *       "name": "开黑一号",
                 *       "parent_id": "10",
                 *       "limit_mic": 5
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                    name?: string;
                    parent_id?: (string | number) | "";
                    limit_mic?: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30009
                         * @example 110
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.update_gaming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gaming_id": "7",
                 *       "vacancy": 0
                 *     }
                 */
                "application/json": {
                    gaming_id: string;
                    game_name?: string;
                    game_nickname?: string;
                    game_info?: string;
                    tags?: string[];
                    vacancy?: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 30029
                         * @example 30006
                         * @example 30014
                         * @example 30009
                         * @example 110
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "channel_id": "12",
                     *             "channel_user": [
                     *               {
                     *                 "mic_uid": "100002",
                     *                 "mic_state": "1",
                     *                 "nick": "阿澈",
                     *                 "avatar": ""
                     *               }
                     *             ],
                     *             "user_count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                channel_id: string | number;
                                channel_user: components["schemas"]["HallMicEntry"][];
                                user_count?: string | number | null;
                            }[];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "channel.window_channel_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel_id": "12"
                 *     }
                 */
                "application/json": {
                    channel_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1",
                     *         "hall_name": "零号麦官方大厅",
                     *         "channel": {
                     *           "id": "12",
                     *           "name": "开黑一号",
                     *           "type": 2,
                     *           "hall_id": "1",
                     *           "unread": 0,
                     *           "last_message": null,
                     *           "limit_mic": 8,
                     *           "pass": 0,
                     *           "token": "",
                     *           "mic_list": [
                     *             {
                     *               "mic_uid": "100002",
                     *               "mic_state": "1",
                     *               "nick": "阿澈",
                     *               "avatar": ""
                     *             }
                     *           ]
                     *         },
                     *         "user_count": 1,
                     *         "invite": {
                     *           "time_len": 600,
                     *           "uid": "100001"
                     *         },
                     *         "gaming_list": [
                     *           {
                     *             "gaming_id": "7",
                     *             "hall_id": "1",
                     *             "channel_id": "12",
                     *             "uid": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "game_name": "王者荣耀",
                     *             "tags": [
                     *               "五排"
                     *             ],
                     *             "game_nickname": "澈",
                     *             "game_info": "缺一个辅助",
                     *             "vacancy": 1,
                     *             "create_time": 1790000000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id: string | number;
                            hall_name?: string | number | null;
                            channel: components["schemas"]["Channel"];
                            user_count?: string | number | null;
                            invite: components["schemas"]["ChannelInviteConfig"];
                            gaming_list: components["schemas"]["Gaming"][];
                        };
                    } | {
                        /**
                         * @example 30002
                         * @example 30001
                         * @example 50
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "config.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "message_max_chars": 500,
                     *         "image_max_bytes": 10485760,
                     *         "announcement": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            message_max_chars?: string | number | null;
                            image_max_bytes?: string | number | null;
                            announcement?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.batch_user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    uid: string;
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "uid": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "",
                     *             "role": "manage",
                     *             "online": 1,
                     *             "mic_mute": 0,
                     *             "text_mute": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserCard"][];
                        };
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "深夜电台",
                 *       "intro": "睡不着就来坐坐",
                 *       "bg_img": "/files/main/3f.png"
                 *     }
                 */
                "application/json": {
                    name: string;
                    intro?: string;
                    bg_img?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "2"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id: string | number;
                        };
                    } | {
                        /**
                         * @example 30009
                         * @example 110
                         * @example 20013
                         * @example 30010
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "1",
                     *         "name": "零号麦官方大厅",
                     *         "bg_img": "",
                     *         "channels": [
                     *           {
                     *             "id": "10",
                     *             "name": "文字频道",
                     *             "type": 0,
                     *             "hall_id": "1",
                     *             "unread": 3,
                     *             "limit_mic": 0,
                     *             "pass": 0,
                     *             "token": "",
                     *             "children": [
                     *               {
                     *                 "id": "11",
                     *                 "name": "闲聊大厅",
                     *                 "type": 1,
                     *                 "hall_id": "1",
                     *                 "unread": 3,
                     *                 "last_message": {
                     *                   "last_msg_id": "4021",
                     *                   "last_msg_content": "上号了"
                     *                 },
                     *                 "limit_mic": 0,
                     *                 "pass": 0,
                     *                 "token": ""
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "12",
                     *             "name": "开黑一号",
                     *             "type": 2,
                     *             "hall_id": "1",
                     *             "unread": 0,
                     *             "last_message": null,
                     *             "limit_mic": 8,
                     *             "pass": 0,
                     *             "token": "",
                     *             "mic_list": [
                     *               {
                     *                 "mic_uid": "100002",
                     *                 "mic_state": "1",
                     *                 "nick": "阿澈",
                     *                 "avatar": ""
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "user_id": "100001",
                     *         "in_hall": 1,
                     *         "welcome_channel_id": "11",
                     *         "unread": 3,
                     *         "intro": "所有人都能开口的地方",
                     *         "user_count": 62,
                     *         "online_count": 21,
                     *         "mute_all": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Hall"];
                    } | {
                        /** @example 51 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall_id": "1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall_id: string | number;
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.kick_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    uid: string | number;
                    channel_id?: string | number;
                    lift?: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 30002
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30008
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "page_size": 9999
                 *     }
                 */
                "application/json": {
                    page: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "channels": [
                     *               {
                     *                 "id": "10",
                     *                 "name": "文字频道",
                     *                 "type": 0,
                     *                 "hall_id": "1",
                     *                 "unread": 3,
                     *                 "limit_mic": 0,
                     *                 "pass": 0,
                     *                 "token": "",
                     *                 "children": [
                     *                   {
                     *                     "id": "11",
                     *                     "name": "闲聊大厅",
                     *                     "type": 1,
                     *                     "hall_id": "1",
                     *                     "unread": 3,
                     *                     "last_message": {
                     *                       "last_msg_id": "4021",
                     *                       "last_msg_content": "上号了"
                     *                     },
                     *                     "limit_mic": 0,
                     *                     "pass": 0,
                     *                     "token": ""
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "id": "12",
                     *                 "name": "开黑一号",
                     *                 "type": 2,
                     *                 "hall_id": "1",
                     *                 "unread": 0,
                     *                 "last_message": null,
                     *                 "limit_mic": 8,
                     *                 "pass": 0,
                     *                 "token": "",
                     *                 "mic_list": [
                     *                   {
                     *                     "mic_uid": "100002",
                     *                     "mic_state": "1",
                     *                     "nick": "阿澈",
                     *                     "avatar": ""
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Hall"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.remove_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    uid: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "零号",
                 *       "page": 1,
                 *       "page_size": 20
                 *     }
                 */
                "application/json": {
                    keyword: string;
                    page: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Hall"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.set_manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "uid": "100002"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    uid: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "name": "零号麦",
                 *       "intro": "",
                 *       "bg_img": "",
                 *       "welcome_channel_id": "11"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    name?: string;
                    intro?: string;
                    bg_img?: string;
                    welcome_channel_id?: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30009
                         * @example 110
                         * @example 20013
                         * @example 30022
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    uid: string | number;
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "card_info": {
                     *           "uid": "100002",
                     *           "nick": "阿澈",
                     *           "avatar": "",
                     *           "gender": 1,
                     *           "age": 24,
                     *           "sign": "",
                     *           "role": "manage",
                     *           "online": 1,
                     *           "mic_mute": 0,
                     *           "text_mute": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            card_info: components["schemas"]["UserCard"];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uid": "100002",
                 *       "page": 1,
                 *       "page_size": 20
                 *     }
                 */
                "application/json": {
                    uid: string | number;
                    page: number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Hall"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "page": 1,
                 *       "page_size": 30
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    page: number;
                    page_size: number;
                    filter_user_id?: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "online_count": 21,
                     *         "offline_count": 41,
                     *         "page": 1,
                     *         "page_total": 3,
                     *         "users": [
                     *           {
                     *             "id": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "online": 1,
                     *             "role": "manage",
                     *             "age": 22,
                     *             "gender": 2,
                     *             "mic_mute": 0,
                     *             "text_mute": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            online_count?: string | number | null;
                            offline_count?: string | number | null;
                            page?: string | number | null;
                            page_total?: string | number | null;
                            users: components["schemas"]["HallUser"][];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "hall.user_mute_mic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "uid": "100002",
                 *       "mute": 1
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    uid: string | number;
                    mute: number | string | boolean;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 30007
                         * @example 30005
                         * @example 30025
                         * @example 30030
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "title": "联欢",
                 *       "content": "周六晚八点全服语音联欢，记得来。",
                 *       "type": 1,
                 *       "expired": 1790086400
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    title?: string;
                    content: string;
                    type?: string | number;
                    expired?: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "notice": {
                     *           "id": "1",
                     *           "hall_id": "1",
                     *           "expired": 1790086400,
                     *           "type": 1,
                     *           "title": "联欢",
                     *           "content": "周六晚八点全服语音联欢，记得来。",
                     *           "uid": "100001",
                     *           "create_time": 1790000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            notice: components["schemas"]["HallNotice"];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30012
                         * @example 110
                         * @example 30023
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "id": "1"
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    id: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         * @example 30006
                         * @example 42900
                         * @example 30024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "notice.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hall_id": "1",
                 *       "page_size": 99999
                 *     }
                 */
                "application/json": {
                    hall_id: string | number;
                    page_size: number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "notice_list": [
                     *           {
                     *             "id": "1",
                     *             "hall_id": "1",
                     *             "expired": 1790086400,
                     *             "type": 1,
                     *             "title": "联欢",
                     *             "content": "周六晚八点全服语音联欢，记得来。",
                     *             "uid": "100001",
                     *             "create_time": 1790000000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            notice_list: components["schemas"]["HallNotice"][];
                        };
                    } | {
                        /**
                         * @example 51
                         * @example 30001
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "voice.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "voice_info": "{\"EchoRemoval\":1,\"VolumeBoost\":1,\"NoiseCancellation\":0,\"NoiseReduction\":1,\"VoiceMode\":2,\"Key\":\"KeyV,V\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            voice_info: string | {
                                [key: string]: unknown;
                            };
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "voice.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "voice_setting": "{\"EchoRemoval\":1,\"VolumeBoost\":1,\"NoiseCancellation\":0,\"NoiseReduction\":1,\"VoiceMode\":2,\"Key\":\"KeyV,V\"}"
                 *     }
                 */
                "application/json": {
                    voice_setting: string | {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.partner_op": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "pc-1",
                 *       "client_type": 3,
                 *       "version": "2.0.49",
                 *       "app_uuid": "u-1",
                 *       "source_app": "game"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client_type?: string | number | null;
                    version?: string | number | null;
                    app_uuid: string;
                    source_app: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "hall_id": "",
                     *         "channel_id": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["PartnerLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.setting": {
        parameters: {
            query: {
                group_id: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "heart_on": 1,
                     *         "mic_free": 0,
                     *         "is_lock": 0,
                     *         "mic_num": 10,
                     *         "can_edit": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            heart_on?: number | string | boolean | null;
                            mic_free?: number | string | boolean | null;
                            is_lock?: number | string | boolean | null;
                            mic_num?: string | number | null;
                            can_edit?: number | string | boolean | null;
                        };
                    } | {
                        /** @example 31001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.heart_op": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": "600001",
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    group_id: string | number;
                    op: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "heart_on": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            heart_on?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.user_info": {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": "bar_100002",
                     *         "no": "100002",
                     *         "nick": "阿澈",
                     *         "avatar": "",
                     *         "gender": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["BarUser"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bar.user_infos": {
        parameters: {
            query: {
                ids: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "account": "bar_100002",
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["BarUser"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "语音偶尔断",
                 *       "contact": "13800000001",
                 *       "images": [
                 *         "/files/seed/3.png"
                 *       ]
                 *     }
                 */
                "application/json": {
                    content: string;
                    contact?: string;
                    images?: string[];
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            id: string | number;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.list": {
        parameters: {
            query: {
                page: string | number;
                page_size: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserBrief"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.getImToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": "100001",
                     *         "token": "im-77aa"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ImToken"];
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.info": {
        parameters: {
            query: {
                user_id: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "nick": "小满",
                     *         "gender": 2,
                     *         "age": 22,
                     *         "avatar": "",
                     *         "birth": "2004-05-21",
                     *         "sign": "今晚开黑，缺一个辅助",
                     *         "prov": "浙江",
                     *         "hobby": "王者,狼人杀",
                     *         "tag": "麦霸",
                     *         "album": [],
                     *         "medal": [],
                     *         "city": "杭州",
                     *         "location": "",
                     *         "ip": "",
                     *         "phone": "138****0001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["UserInfo"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 1,
                     *         "fan": 1,
                     *         "friend": 1,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21002
                         * @example 21003
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "friend.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noes": "100001"
                 *     }
                 */
                "application/json": {
                    noes: string;
                    score?: string | number | null;
                    fields?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "avatar": "",
                     *             "birth": "2004-05-21",
                     *             "sign": "今晚开黑，缺一个辅助",
                     *             "prov": "浙江",
                     *             "hobby": "王者,狼人杀",
                     *             "tag": "麦霸",
                     *             "album": [],
                     *             "medal": [],
                     *             "city": "杭州",
                     *             "location": "",
                     *             "ip": "",
                     *             "phone": "138****0001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.login_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login_type": 1,
                 *       "dev_model": "Chrome 140",
                 *       "dev_imei": "d-1",
                 *       "os": "Linux",
                 *       "version": "2.0.49"
                 *     }
                 */
                "application/json": {
                    login_type: string | number;
                    dev_model: string;
                    dev_imei: string;
                    os: string;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 1,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.list": {
        parameters: {
            query: {
                page: string | number;
                page_size: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserBrief"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "blacklist.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "no": "100002"
                 *     }
                 */
                "application/json": {
                    no: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100002",
                     *         "follow": 0,
                     *         "fan": 0,
                     *         "friend": 0,
                     *         "black": 0,
                     *         "blacked": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Relation"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.detail": {
        parameters: {
            query: {
                group_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": "7002",
                     *         "name": "福利群",
                     *         "icon": "",
                     *         "in_group": 1,
                     *         "users": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "user_count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["GroupInfo"];
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.details": {
        parameters: {
            query: {
                group_ids: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "7002",
                     *             "name": "福利群",
                     *             "icon": "",
                     *             "in_group": 1,
                     *             "users": [
                     *               {
                     *                 "no": "100002",
                     *                 "nick": "阿澈",
                     *                 "avatar": "",
                     *                 "gender": 1,
                     *                 "age": 24,
                     *                 "sign": "随叫随到",
                     *                 "online": 1
                     *               }
                     *             ],
                     *             "user_count": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["GroupInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.get_bound_hall": {
        parameters: {
            query: {
                group_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"] | null;
                        };
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.members": {
        parameters: {
            query: {
                group_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "role": "owner"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["GroupMember"][];
                        };
                    } | {
                        /**
                         * @example 22001
                         * @example 22002
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.serve_group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "group": {
                     *           "id": "7001",
                     *           "group_type": "bar-serve",
                     *           "icon": "",
                     *           "name": "零号麦客服"
                     *         },
                     *         "in_group": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            group: components["schemas"]["BarGroup"] | null;
                            in_group: number | string | boolean;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.user_list": {
        parameters: {
            query: {
                group_id: string;
                page: string | number;
                page_size: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100002",
                     *             "nick": "阿澈",
                     *             "avatar": "",
                     *             "gender": 1,
                     *             "age": 24,
                     *             "sign": "随叫随到",
                     *             "online": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserBrief"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 22001
                         * @example 22002
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.weal_bind_hall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": "7002",
                 *       "hall_id": "1"
                 *     }
                 */
                "application/json": {
                    group_id: string;
                    hall_id: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"];
                        };
                    } | {
                        /**
                         * @example 22001
                         * @example 22002
                         * @example 22003
                         * @example 51
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "group.weal_hall": {
        parameters: {
            query: {
                group_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "hall": {
                     *           "hall_id": "1",
                     *           "name": "样板大厅",
                     *           "bg_img": "",
                     *           "in_hall": 1
                     *         },
                     *         "can_bind": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            hall: components["schemas"]["BoundHall"] | null;
                            can_bind: number | string | boolean;
                        };
                    } | {
                        /** @example 22001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "im.black_add": {
        parameters: {
            query: {
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": [
                     *           "100002"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Blacklist"];
                    } | {
                        /**
                         * @example 30005
                         * @example 21001
                         * @example 21004
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "im.black_del": {
        parameters: {
            query: {
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "account": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["Blacklist"];
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_no": "1"
                 *     }
                 */
                "application/json": {
                    order_no: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 4,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33003
                         * @example 33005
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    client_order_id: string;
                    option_id: string;
                    payment_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 0,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /**
                         * @example 33001
                         * @example 33002
                         * @example 33006
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "60",
                     *             "coins": 60,
                     *             "bonus": 0,
                     *             "amount": 600
                     *           },
                     *           {
                     *             "id": "300",
                     *             "coins": 300,
                     *             "bonus": 15,
                     *             "amount": 3000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RechargeOption"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "recharge.query_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    order_no?: string;
                    client_order_id?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "order": {
                     *           "order_no": "1",
                     *           "client_order_id": "o-100001-1",
                     *           "option_id": "60",
                     *           "coins": 60,
                     *           "amount": 600,
                     *           "payment_id": "1",
                     *           "status": 0,
                     *           "qr_code": "",
                     *           "create_time": 1790000000,
                     *           "expired": 1790000300,
                     *           "pay_time": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            order: components["schemas"]["RechargeOrder"];
                        };
                    } | {
                        /** @example 33003 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "static.agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": "<!doctype html>"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: string;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "static.privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": "<!doctype html>"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: string;
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "favourite.list": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Room"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "favourite.do": {
        parameters: {
            query: {
                group_id: string | number;
                op: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_favourite": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_favourite: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31010
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.join": {
        parameters: {
            query: {
                group_id: string | number;
                gate?: string | number | null;
                lock_pass?: string | number | null;
                user_no?: string | number;
                type: string | number;
                history?: number | string | boolean | null;
                device?: string;
                follow_along?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "sig": "9f86d081884c7d65",
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         },
                     *         "role": 3,
                     *         "nameplate": null,
                     *         "is_speak": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            sig?: string | number | null;
                            room: components["schemas"]["Room"];
                            role: string | number;
                            nameplate: components["schemas"]["Nameplate"] | null;
                            is_speak?: number | string | boolean | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31006
                         * @example 12011
                         * @example 12006
                         * @example 40000
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.admin": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to?: string | number | null;
                mic_number: string | number;
                type: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 30005
                         * @example 31021
                         * @example 31022
                         * @example 31024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.manage": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                mic_number: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": "600001",
                 *       "to": "100002"
                 *     }
                 */
                "application/json": {
                    group_id: string | number;
                    device?: string;
                    to: string | number;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "mic_number": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            mic_number: string | number;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31026
                         * @example 31022
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cancel_reception": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cancel_admin": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.clear_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": "600001"
                 *     }
                 */
                "application/json": {
                    group_id: string | number;
                    to?: string | number;
                    device?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "cleared": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            cleared?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.applications": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈",
                     *             "apply_id": "100002",
                     *             "mic_number": 2,
                     *             "time": 1790000000000
                     *           }
                     *         ],
                     *         "count": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                id: string | number;
                                header?: string | number | null;
                                nick?: string | number | null;
                                apply_id: string | number;
                                mic_number: string | number;
                                time: string | number;
                            }[];
                            count?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.black": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
                type: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "banned": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            banned: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.members": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                type: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "100002",
                     *             "apply_id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈",
                     *             "role": 3,
                     *             "mic_number": 2,
                     *             "nameplate": null
                     *           }
                     *         ],
                     *         "clout": 12
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["RoomMember"][];
                            clout?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.leave": {
        parameters: {
            query: {
                group_id: string | number;
                to?: string | number | null;
                status?: string | number;
                desc?: string;
                gate?: string | number | null;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.login_window": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_show": 1,
                     *         "s_room_notice": "点歌请上麦",
                     *         "list": [
                     *           {
                     *             "id": "1",
                     *             "content": "大家好！"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_show?: number | string | boolean | null;
                            s_room_notice?: string | number | null;
                            list: {
                                id?: string | number | null;
                                content?: string | number | null;
                            }[];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.login_window_send": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "mid": "32"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            mid?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 31008
                         * @example 40000
                         * @example 30013
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.apply": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                mic_number: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         * @example 31023
                         * @example 31027
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.cancel": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31026
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.drop": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31024
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.up": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                mic_number: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31003
                         * @example 31006
                         * @example 31021
                         * @example 31022
                         * @example 31023
                         * @example 31025
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "seat.volume": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                volume: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31024
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.set_reception": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.set_admin": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.add": {
        parameters: {
            query: {
                name: string;
                room_class: string;
                cover?: string;
                lock_pass?: string;
                s_room_notice?: string;
                mic_num?: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": null,
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /**
                         * @example 12010
                         * @example 31004
                         * @example 31005
                         * @example 31007
                         * @example 20013
                         * @example 40000
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "real_name.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "audit_status": 1,
                     *         "audit_reason": "",
                     *         "audit_data": "{\"name\":\"小*\",\"id_card\":\"110101********0010\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        /** @example 12010 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.clear_screen": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: Record<string, never>;
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ops.download_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "url": "https://example.com/download"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            url?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.edit": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                name?: string;
                room_class?: string;
                cover?: string;
                lock_pass?: string;
                s_room_notice?: string;
                background_web?: string;
                mic_num?: string | number;
                mic_free?: number | string | boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 1,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 8,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 31005
                         * @example 31007
                         * @example 20013
                         * @example 40000
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.list": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
                room_class?: string;
                keyword?: string;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Room"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "real_name.submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "real_name": "小满",
                 *       "id_card": "11010119900307002X"
                 *     }
                 */
                "application/json": {
                    real_name: string;
                    id_card: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "audit_status": 0,
                     *         "audit_reason": "",
                     *         "audit_data": "{\"name\":\"小*\",\"id_card\":\"110101********0010\"}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["RealName"];
                    } | {
                        /**
                         * @example 20014
                         * @example 20015
                         * @example 20016
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.card": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         },
                     *         "owner": {
                     *           "id": "100001",
                     *           "header": "",
                     *           "nick": "小满"
                     *         },
                     *         "seated": [
                     *           {
                     *             "id": "100001",
                     *             "header": "",
                     *             "nick": "小满"
                     *           },
                     *           {
                     *             "id": "100002",
                     *             "header": "",
                     *             "nick": "阿澈"
                     *           }
                     *         ],
                     *         "is_favourite": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                            owner: components["schemas"]["RoomPerson"];
                            seated: components["schemas"]["RoomPerson"][];
                            is_favourite?: number | string | boolean | null;
                        };
                    } | {
                        /** @example 31001 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.match": {
        parameters: {
            query?: {
                room_class?: string;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 3,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"];
                        };
                    } | {
                        /** @example 31009 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.sliders": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "text": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ],
                     *         "mic": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            text: components["schemas"]["Room"][];
                            mic: components["schemas"]["Room"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.speaking": {
        parameters: {
            query: {
                group_id: string | number;
                device?: string;
                to: string | number;
                type: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "is_speak": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            is_speak: number | string | boolean;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31003
                         * @example 30005
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.trace": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "room_no": "600001",
                     *             "group_id": "600001",
                     *             "name": "深夜唱片行",
                     *             "cover": "",
                     *             "owner": "100001",
                     *             "is_lock": 0,
                     *             "room_class": "music",
                     *             "clout": 12,
                     *             "mic_num": 10,
                     *             "background_web": "",
                     *             "nameplate": {
                     *               "id": "star",
                     *               "name": "星耀",
                     *               "image": ""
                     *             },
                     *             "s_room_notice": "点歌请上麦",
                     *             "role": 3,
                     *             "is_speak": 1
                     *           }
                     *         ],
                     *         "page": 1,
                     *         "page_total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Room"][];
                            page?: string | number | null;
                            page_total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.use": {
        parameters: {
            query?: {
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "room": {
                     *           "room_no": "600001",
                     *           "group_id": "600001",
                     *           "name": "深夜唱片行",
                     *           "cover": "",
                     *           "owner": "100001",
                     *           "is_lock": 0,
                     *           "room_class": "music",
                     *           "clout": 12,
                     *           "mic_num": 10,
                     *           "background_web": "",
                     *           "nameplate": {
                     *             "id": "star",
                     *             "name": "星耀",
                     *             "image": ""
                     *           },
                     *           "s_room_notice": "点歌请上麦",
                     *           "role": 1,
                     *           "is_speak": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            room: components["schemas"]["Room"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "room.cate_type": {
        parameters: {
            query?: {
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "music",
                     *             "name": "音乐"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                id?: string | number | null;
                                name?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.list": {
        parameters: {
            query?: {
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "gift_id": "rose",
                     *             "name": "玫瑰",
                     *             "image": "",
                     *             "price": 1,
                     *             "gift_effect": "",
                     *             "is_screen": 0,
                     *             "is_confession": 0,
                     *             "bag_num": 0
                     *           },
                     *           {
                     *             "gift_id": "balloon",
                     *             "name": "告白气球",
                     *             "image": "",
                     *             "price": 520,
                     *             "gift_effect": "",
                     *             "is_screen": 1,
                     *             "is_confession": 1,
                     *             "bag_num": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["Gift"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.send": {
        parameters: {
            query: {
                group_id: string | number;
                to?: string | number;
                all_seats?: number | string | boolean | null;
                gift_id: string | number;
                gift_num: string | number;
                is_bag?: number | string | boolean | null;
                req_id?: string;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "money": 9997,
                     *         "bag_num": 0,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            money?: string | number | null;
                            bag_num?: string | number | null;
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "gift.send_one": {
        parameters: {
            query: {
                group_id: string | number;
                to: string | number;
                gift_id: string | number;
                gift_num: string | number;
                is_bag?: number | string | boolean | null;
                req_id?: string;
                device?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "money": 10000,
                     *         "bag_num": 2,
                     *         "combo": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            money?: string | number | null;
                            bag_num?: string | number | null;
                            combo?: string | number | null;
                        };
                    } | {
                        /**
                         * @example 31001
                         * @example 31002
                         * @example 12011
                         * @example 31006
                         * @example 32002
                         * @example 32003
                         * @example 32001
                         * @example 32004
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.detail_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "6001",
                 *       "user_no_list": "100001"
                 *     }
                 */
                "application/json": {
                    from: string;
                    user_no_list: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "avatar": "",
                     *             "birth": "2004-05-21",
                     *             "sign": "今晚开黑，缺一个辅助",
                     *             "prov": "浙江",
                     *             "hobby": "王者,狼人杀",
                     *             "tag": "麦霸",
                     *             "album": [],
                     *             "medal": [],
                     *             "city": "杭州",
                     *             "location": "",
                     *             "ip": "",
                     *             "phone": "138****0001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["UserInfo"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "user.first_register_package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "reg_package": {
                     *           "name": "新人礼包",
                     *           "list": [
                     *             {
                     *               "name": "初来乍到",
                     *               "icon": "",
                     *               "num": 1
                     *             }
                     *           ],
                     *           "is_new": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            reg_package: components["schemas"]["RegisterPackage"] | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.skill_data": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "level": "星耀",
                     *             "tags": [
                     *               "辅助",
                     *               "能开麦"
                     *             ],
                     *             "intro": "晚上八点后都在"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            no: string | number;
                            list: components["schemas"]["PlayerSkill"][];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.silent": {
        parameters: {
            query: {
                verify: string;
                room_no: string;
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001",
                     *         "room_no": "6001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["LinkLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "login.wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "wx-1",
                 *       "client": 3,
                 *       "extra": "{\"state\":\"s-1\"}"
                 *     }
                 */
                "application/json": {
                    code: string;
                    client?: string | number | null;
                    extra?: string;
                };
            };
        };
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "no": "100001",
                     *         "access_time": 1790000000000,
                     *         "expires_in": 2592000,
                     *         "attach": {
                     *           "base": 1
                     *         },
                     *         "token": {
                     *           "sid": "s-1f0c",
                     *           "access_token": "at-77aa",
                     *           "secret_key": "sk-90bb"
                     *         },
                     *         "phone": "13800000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: components["schemas"]["ChatAppLogin"];
                    } | {
                        /**
                         * @example 20008
                         * @example 10007
                         * @example 42900
                         */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.gift_user": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                no: string | number;
                                nick?: string | number | null;
                                avatar?: string | number | null;
                                gender?: string | number | null;
                                age?: string | number | null;
                                sign?: string | number | null;
                                online?: number | string | boolean | null;
                                skill?: string | number | null;
                                amount?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.match_entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "online": 3
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                game_id?: string | number | null;
                                game_name?: string | number | null;
                                icon?: string | number | null;
                                online?: string | number | null;
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.home_player": {
        parameters: {
            query: {
                page: string | number;
                limit: string | number;
                game_id?: string | number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "sign": "今天也要开黑",
                     *             "online": 1,
                     *             "skill": "星耀"
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["PlayerBrief"][];
                            total?: string | number | null;
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.recommend": {
        parameters: {
            query: {
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "halls": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "players": [
                     *           {
                     *             "no": "100001",
                     *             "nick": "小满",
                     *             "avatar": "",
                     *             "gender": 2,
                     *             "age": 22,
                     *             "sign": "今天也要开黑",
                     *             "online": 1,
                     *             "skill": "星耀"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            halls: components["schemas"]["Hall"][];
                            players: components["schemas"]["PlayerBrief"][];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.search": {
        parameters: {
            query: {
                keyword: string;
                page: string | number;
                limit: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "halls": [
                     *           {
                     *             "id": "1",
                     *             "name": "零号麦官方大厅",
                     *             "bg_img": "",
                     *             "user_id": "100001",
                     *             "in_hall": 1,
                     *             "welcome_channel_id": "11",
                     *             "unread": 3,
                     *             "intro": "所有人都能开口的地方",
                     *             "user_count": 62,
                     *             "online_count": 21,
                     *             "mute_all": 0
                     *           }
                     *         ],
                     *         "users": [],
                     *         "hall_total": 1,
                     *         "user_total": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            halls: components["schemas"]["Hall"][];
                            users: components["schemas"]["PlayerBrief"][];
                            hall_total?: string | number | null;
                            user_total?: string | number | null;
                        };
                    } | {
                        /** @example 42900 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tourist.hotwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           "开黑",
                     *           "样板大厅"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: string[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "levels": [
                     *               "钻石",
                     *               "星耀",
                     *               "王者"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: {
                                game_id?: string | number | null;
                                game_name?: string | number | null;
                                icon?: string | number | null;
                                levels: string[];
                            }[];
                        };
                    } | {
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "game.player_skill": {
        parameters: {
            query: {
                no: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 0 with data, or a refusal with its code and message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "game_id": "g-1",
                     *             "game_name": "王者峡谷",
                     *             "icon": "",
                     *             "level": "星耀",
                     *             "tags": [
                     *               "辅助",
                     *               "能开麦"
                     *             ],
                     *             "intro": "晚上八点后都在"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 0;
                        message: string;
                        data: {
                            list: components["schemas"]["PlayerSkill"][];
                        };
                    } | {
                        /** @example 30005 */
                        code: number;
                        message: string;
                        data?: unknown;
                    };
                };
            };
            /** @description The request does not fit the contract; `data.issues` says where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session or signature; codes 10001 to 10010 end the session. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
